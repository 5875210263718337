import { expect, test } from 'vitest';
import { cellState, gridLine, listLines, type GridUnits } from '#domain/grid/cells.ts';
import { gridTotals } from '#domain/grid/gridTotals.ts';
import { buildMatrix } from '#domain/grid/matrix.ts';
import { listStale } from '#domain/grid/listStale.ts';
import { BLUE, buildProducto, RAINBOW, RED } from './fixtures.ts';

const RED_S = buildProducto({ id: 1, color: RED, tallaId: 'S', stock: 30 });
const RED_XL = buildProducto({ id: 2, color: RED, tallaId: 'XL', stock: 5 });
const BLUE_S = buildProducto({ id: 3, color: BLUE, tallaId: 'S', stock: 0 });
const PLAIN = buildProducto({ id: 4, color: null, tallaId: null });
const FREE = { retail: 0, wholesale: null, special: Number.NaN };
const RAINBOW_S = buildProducto({ id: 5, color: RAINBOW, tallaId: 'S', prices: FREE });
const ALL = [PLAIN, RAINBOW_S, RED_XL, BLUE_S, RED_S];

function units(overrides: Partial<GridUnits> = {}): GridUnits {
  return { mode: 'add', quantities: new Map(), inCart: new Map(), ...overrides };
}

test('rows are colours and columns sizes, both in shop order, those without one last', () => {
  const matrix = buildMatrix(ALL);
  expect(matrix.colors).toEqual([BLUE, RED, RAINBOW, null]);
  expect(matrix.tallas).toEqual(['S', 'XL', null]);
  expect(matrix.productos).toEqual([
    [BLUE_S, null, null],
    [RED_S, RED_XL, null],
    [RAINBOW_S, null, null],
    [null, null, PLAIN],
  ]);
  expect(matrix.others).toEqual([]);
});

test('of several productos with one colour and size the cell is the first in stock', () => {
  const soldOut = buildProducto({ id: 6, color: RED, tallaId: 'S', stock: 0 });
  const second = buildProducto({ id: 8, color: RED, tallaId: 'S' });
  const matrix = buildMatrix([second, { ...RED_S, id: 7 }, soldOut]);
  expect(matrix.productos).toEqual([[{ ...RED_S, id: 7 }]]);
  expect(matrix.others.map(({ id }) => id)).toEqual([8, 6]);
});

test.each([
  ['no producto', null, 'add', 0, { kind: 'missing' }],
  ['sold out', BLUE_S, 'add', 0, { kind: 'soldOut' }],
  ['no price', RAINBOW_S, 'add', 0, { kind: 'noPrice' }],
  ['some in the cart', RED_XL, 'add', 4, { kind: 'available', max: 1 }],
  ['all in the cart', RED_XL, 'add', 5, { kind: 'allInCart' }],
  ['more in the cart than there are', RED_XL, 'add', 9, { kind: 'allInCart' }],
  ['the cart itself', RED_XL, 'set', 5, { kind: 'available', max: 5 }],
] as const)('a cell with %s', (_title, producto, mode, inCart, expected) => {
  expect(cellState(producto, units({ mode, inCart: new Map([[2, inCart]]) }))).toEqual(expected);
});

test.each([
  [0, 0, 3500, 12],
  [11, 0, 3500, 1],
  [12, 0, 3000, 12],
  [12, 12, 2500, null],
  [5, 7, 3000, 12],
  [24, 0, 2500, null],
])('the line of %i units with %i in the cart', (quantity, inCart, price, missing) => {
  const line = gridLine(
    RED_S,
    units({ quantities: new Map([[1, quantity]]), inCart: new Map([[1, inCart]]) }),
  );
  expect(line?.price).toBe(price);
  expect(line?.next?.missing ?? null).toBe(missing);
});

test('no tier beyond the stock is missing', () => {
  const line = gridLine(RED_S, units({ quantities: new Map([[1, 13]]), inCart: new Map() }));
  expect(line?.next?.missing).toBe(11);
  const scarce = { ...RED_S, stock: 23 };
  expect(gridLine(scarce, units({ quantities: new Map([[1, 13]]) }))?.next).toBeNull();
});

test('totals add up by row, by column and in colones; what is above the stock is not counted', () => {
  const quantities = new Map([
    [1, 12],
    [2, 9],
    [3, 4],
    [4, 1],
    [5, 1],
  ]);
  const matrix = buildMatrix(ALL);
  expect(gridTotals(matrix, units({ quantities }))).toEqual({
    rows: [0, 17, 0, 1],
    columns: [12, 5, 1],
    units: 18,
    value: 12 * 3000 + 5 * 3500 + 3500,
  });
  expect(listLines(matrix, units({ quantities })).map(({ producto }) => producto.id)).toEqual([
    1, 2, 4,
  ]);
});

test('units that the table no longer shows or takes are listed', () => {
  const shown = buildProducto({ id: 8, color: RED, tallaId: 'S' });
  const matrix = buildMatrix([{ ...RED_S, stock: 0 }, shown, RED_XL]);
  const [hidden] = matrix.others;
  expect(hidden?.id).toBe(1);
  const quantities = new Map([
    [1, 3],
    [2, 9],
    [8, 1],
    [70, 2],
    [71, 4],
  ]);
  const cut = { kind: 'cut', place: { row: 0, column: 1 }, wanted: 9, units: 5 };
  expect(listStale(matrix, units({ quantities }))).toEqual([
    cut,
    { kind: 'hidden', producto: hidden, units: 3 },
    { kind: 'gone', units: 6 },
  ]);
  // In the cart such lines stay as they are.
  expect(listStale(matrix, units({ mode: 'set', quantities }))).toEqual([cut]);
});
