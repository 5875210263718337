import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import { CART_SORTS, groupLines, parseCartSort, type CartSort } from '#domain/cart/groupLines.ts';
import { orderRows } from '#domain/order/orderTable.ts';
import { buildLine } from './fixtures.ts';

function toRows(lines: readonly CartLine[]) {
  return orderRows(lines).flatMap((figures, index) => {
    const line = lines[index];
    return line ? [{ index, line, figures }] : [];
  });
}

function shown(lines: readonly CartLine[], sort: CartSort): number[][] {
  return groupLines(toRows(lines), sort).map(({ rows }) => rows.map(({ index }) => index));
}

const SHIRT = { subfamiliaId: 20, subfamiliaName: 'Camiseta' };
const CART = [
  buildLine({ productoId: 1, ...SHIRT, colorName: 'Rojo', tallaId: '2XL' }),
  buildLine({ productoId: 2, subfamiliaId: 21, subfamiliaName: 'Ñame', quantity: 90 }),
  buildLine({ productoId: 3, ...SHIRT, colorName: null, tallaId: 'S' }),
  buildLine({ productoId: 4, ...SHIRT, colorName: 'Rojo', tallaId: 'M', quantity: 3 }),
  buildLine({ productoId: 5, ...SHIRT, colorName: 'azul', tallaId: null }),
  buildLine({ productoId: 6, subfamiliaId: 22, subfamiliaName: '', name: 'bolsa' }),
];

test.each<[CartSort, number[][]]>([
  ['added', [[0, 2, 3, 4], [1], [5]]],
  ['name', [[5], [4, 3, 0, 2], [1]]],
  ['subtotal', [[1], [0, 2, 3, 4], [5]]],
])('sorted by %s', (sort, expected) => {
  expect(shown(CART, sort)).toEqual(expected);
});

test('a group has the name, units and subtotal of its lines', () => {
  const [group] = groupLines(toRows(CART), 'added');
  expect(group).toMatchObject({ subfamiliaId: 20, name: 'Camiseta', units: 6 });
  expect(group?.subtotal).toBe(18_584.08);
  // A cart of an earlier version lacks the name.
  expect(groupLines(toRows(CART), 'name')[0]?.name).toBe('bolsa');
});

test.each([
  [null, 'added'],
  ['', 'added'],
  ['price', 'added'],
  ['name', 'name'],
])('the kept choice %j is %s', (text, sort) => {
  expect(parseCartSort(text)).toBe(sort);
});

const anyCart = fc.array(
  fc
    .record({
      subfamiliaId: fc.integer({ min: 1, max: 4 }),
      quantity: fc.integer({ min: 1, max: 40 }),
      colorName: fc.constantFrom(null, 'Rojo', 'Azul'),
      tallaId: fc.constantFrom(null, 'S', '2XL'),
    })
    .map((fields) => buildLine({ ...fields, subfamiliaName: `S${fields.subfamiliaId % 2}` })),
);

test('every line is shown once, each subfamilia in one group, and equal ones as they were added', () => {
  fc.assert(
    fc.property(anyCart, fc.constantFrom(...CART_SORTS), (lines, sort) => {
      const groups = groupLines(toRows(lines), sort);
      const indexes = groups.flatMap(({ rows }) => rows.map(({ index }) => index));
      expect(indexes.toSorted((a, b) => a - b)).toEqual([...lines.keys()]);
      const ids = groups.map(({ subfamiliaId }) => subfamiliaId);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { rows, subfamiliaId, units } of groups) {
        expect(new Set(rows.map(({ line }) => line.subfamiliaId))).toEqual(new Set([subfamiliaId]));
        expect(units).toBe(rows.reduce((sum, { line }) => sum + line.quantity, 0));
      }
      type Group = (typeof groups)[number];
      const rank: Record<CartSort, (group: Group) => number> = {
        added: () => 0,
        name: ({ name }) => Number(name.slice(1)),
        subtotal: ({ subtotal }) => -subtotal,
      };
      const first = ({ rows }: Group) => Math.min(...rows.map(({ index }) => index));
      expect(groups).toEqual(
        groups.toSorted((a, b) => rank[sort](a) - rank[sort](b) || first(a) - first(b)),
      );
    }),
  );
});
