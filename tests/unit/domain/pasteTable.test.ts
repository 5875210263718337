import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Producto } from '#domain/catalogue/catalogue.ts';
import type { GridUnits } from '#domain/grid/cells.ts';
import { formatTable } from '#domain/grid/formatTable.ts';
import { buildMatrix } from '#domain/grid/matrix.ts';
import { pasteTable } from '#domain/grid/pasteTable.ts';
import { buildProducto } from './fixtures.ts';

const LABELS = { noColor: 'Sin color', noTalla: 'Sin talla' };
const CORNER = 'Color';
const UNITS: GridUnits = { mode: 'add', quantities: new Map(), inCart: new Map() };

type Variant = readonly [color: string | null, talla: string | null];

/** Productos with ids from 1, in the given order. */
function productosOf(variants: readonly Variant[]): Producto[] {
  const colors = [...new Set(variants.map(([color]) => color))];
  return variants.map(([name, tallaId], index) =>
    buildProducto({
      id: index + 1,
      color: name === null ? null : { id: colors.indexOf(name) + 1, name, rgb: '#000000' },
      tallaId,
      stock: 2000,
    }),
  );
}

function grid(colors: readonly string[], tallas: readonly string[]): Producto[] {
  return productosOf(colors.flatMap((color) => tallas.map((talla): Variant => [color, talla])));
}

/** Azul: S 1, M 2, XL 3; Café: 4, 5, 6. */
const SHIRTS = grid(['Azul', 'Café'], ['S', 'M', 'XL']);

function paste(text: string, productos = SHIRTS, start = { row: 0, column: 0 }) {
  const target = { matrix: buildMatrix(productos), start, labels: LABELS };
  const { quantities, problems } = pasteTable(text, target, UNITS);
  return { units: Object.fromEntries(quantities), problems };
}

const WHOLE = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 };

test.each([
  ['quantities alone, as Excel ends them', '1\t2\t3\r\n4\t5\t6\r\n'],
  ['names around', '\tS\tM\tXL\nAzul\t1\t2\t3\nCafé\t4\t5\t6'],
  ['a named corner, other order and case', 'Color\tXL\tm\ts\nCAFE\t6\t5\t4\nazul\t3\t2\t1'],
  ['sizes down', '\tAzul\tCafé\nS\t1\t4\nM\t2\t5\nXL\t3\t6'],
  ['sizes down without colours', 'S\t1\t4\nM\t2\t5\nXL\t3\t6'],
  ['colours across without sizes', 'Azul\tCafé\n1\t4\n2\t5\n3\t6'],
  ['sizes alone', 'S\tM\tXL\n1\t2\t3\n4\t5\t6'],
  ['colours alone', 'Azul\t1\t2\t3\nCafé\t4\t5\t6'],
  ['semicolons', 'Color;S;M;XL\nAzul;1;2;3\nCafé;4;5;6'],
  ['commas', 'Color,S,M,XL\nAzul,1,2,3\nCafé,4,5,6'],
  ['quotes', '"Color"\t"S"\t"M"\tXL\n"Azul"\t1\t2\t3\nCafé\t"4"\t5\t6'],
  ['blank rows around', '\n\nAzul\t1\t2\t3\nCafé\t4\t5\t6\n\n\n'],
  [
    'totals of the shopper',
    'Color\tS\tM\tXL\tTotal\nAzul\t1\t2\t3\t6\nCafé\t4\t5\t6\t15\nTotal\t5\t7\t9\t21',
  ],
  ['long size labels', 'Color\tTalla S\tTalla M\tTalla XL\nAzul\t1\t2\t3\nCafé\t4\t5\t6'],
  ['decimals that say nothing', '1.00\t2,00\t3.0\n 4 \t5\t6'],
])('a whole table: %s', (_title, text) => {
  expect(paste(text)).toEqual({ units: WHOLE, problems: [] });
});

test('a table without names starts at the cell that it was pasted into', () => {
  expect(paste('7\n8', SHIRTS, { row: 0, column: 1 }).units).toEqual({ 2: 7, 5: 8 });
  expect(paste('7\t8\t9', SHIRTS, { row: 1, column: 1 })).toEqual({
    units: { 5: 7, 6: 8 },
    problems: [{ kind: 'outside', units: 9 }],
  });
});

test('blank cells and dashes leave a cell as it is, 0 empties it', () => {
  expect(paste('\t-\t0\n—\t1.250\t1,250')).toEqual({
    units: { 3: 0, 5: 1250, 6: 1250 },
    problems: [],
  });
  expect(paste('1,250')).toEqual({ units: { 1: 1250 }, problems: [] });
  expect(paste('1,250\n30').units).toEqual({ 1: 1250, 4: 30 });
  expect(paste('')).toEqual({ units: {}, problems: [] });
});

test('numeric sizes are names when all are there or a corner shows it, else quantities', () => {
  const trousers = grid(['Azul', 'Café'], ['28', '30', '32']);
  expect(paste('28\t30\t32\n1\t2\t3\n4\t5\t6', trousers).units).toEqual(WHOLE);
  expect(paste('Talla\t30\t28\nAzul\t2\t1', trousers).units).toEqual({ 1: 1, 2: 2 });
  expect(paste('\tAzul\tCafé\n30\t2\t5\n28\t1\t4', trousers).units).toEqual({
    1: 1,
    2: 2,
    4: 4,
    5: 5,
  });
  expect(paste('28\t30\n1\t2', trousers).units).toEqual({ 1: 28, 2: 30, 4: 1, 5: 2 });
  expect(paste('Azul\t30\t28', trousers).units).toEqual({ 1: 30, 2: 28 });
});

test('letter sizes are found by their other spelling', () => {
  const wide = grid(['Azul'], ['XS', '2XL']);
  expect(paste('Color\tXXL\txs\nAzul\t2\t1', wide).units).toEqual({ 1: 1, 2: 2 });
});

test('rows of one name are added up', () => {
  expect(paste('Azul\t1\t2\nazul\t10\t20').units).toEqual({ 1: 11, 2: 22 });
});

test('what is not understood is told, and the rest is taken', () => {
  expect(paste('Color\tS\tTalla única\nAzul\tdos\t4\nFucsia\t-1\t5\nCafé\t-1\t1.5')).toEqual({
    units: {},
    problems: [
      { kind: 'notUnits', text: 'dos', place: { row: 0, column: 0 } },
      { kind: 'notUnits', text: '-1', place: null },
      { kind: 'notUnits', text: '-1', place: { row: 1, column: 0 } },
      { kind: 'notUnits', text: '1.5', place: null },
      { kind: 'unknownName', text: 'Talla única', units: 4 },
      { kind: 'unknownName', text: 'Fucsia', units: 5 },
    ],
  });
});

test('an unknown colour never moves its units to another row', () => {
  expect(paste('Color\tS\tM\nTurquesa\t1\t2')).toEqual({
    units: {},
    problems: [{ kind: 'unknownName', text: 'Turquesa', units: 3 }],
  });
});

test('more than the stock is cut down, and cells that take none are told', () => {
  const variants: Variant[] = [
    ['Azul', 'S'],
    ['Azul', 'M'],
    ['Café', 'S'],
  ];
  const stocks = [10, 0, 10];
  const few = productosOf(variants).map((producto, index) =>
    buildProducto(Object.assign(producto, { stock: stocks[index] })),
  );
  const target = { matrix: buildMatrix(few), start: { row: 0, column: 0 }, labels: LABELS };
  const inCart = new Map([[1, 4]]);
  const { quantities, problems } = pasteTable('9\t1\n10\t2', target, { ...UNITS, inCart });
  expect([...quantities]).toEqual([
    [1, 6],
    [3, 10],
  ]);
  expect(problems).toEqual([
    { kind: 'cut', place: { row: 0, column: 0 }, wanted: 9, units: 6 },
    { kind: 'refused', place: { row: 0, column: 1 }, state: 'soldOut', units: 1 },
    { kind: 'refused', place: { row: 1, column: 1 }, state: 'missing', units: 2 },
  ]);
});

test('a text that is too long is not read', () => {
  expect(paste('1\t'.repeat(60_000)).problems).toEqual([{ kind: 'tooLong' }]);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        '"',
        '""',
        '\t',
        ';',
        ',',
        '\n',
        '\r',
        '\r\n',
        '-',
        '1',
        '1e999',
        '9'.repeat(400),
        'Azul',
        'S',
        '\u0000',
        '﻿',
        'Total',
        '__proto__',
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
);

test('no text makes it fail, and every quantity stays within the stock', () => {
  fc.assert(
    fc.property(hostile, fc.nat(3), fc.nat(4), (text, row, column) => {
      const { units } = paste(text, SHIRTS, { row, column });
      for (const quantity of Object.values(units)) {
        expect(Number.isInteger(quantity) && quantity >= 0 && quantity <= 2000).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

const name = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.constantFrom('Azul', 'S', '2XL', '28', '1', 'Total', 'Color', 'a"b', 'a\tb', 'a\nb', '-'),
  )
  .map((text) => text.trim().replace(/\s+/g, ' '))
  .filter((text) => text !== '' && text !== LABELS.noColor && text !== LABELS.noTalla);
const names = fc.uniqueArray(fc.option(name), { minLength: 1, maxLength: 5 });

test('a formatted grid is read back as it was', () => {
  fc.assert(
    fc.property(
      names,
      names,
      fc.array(fc.nat(2000), { minLength: 25, maxLength: 25 }),
      (colors, tallas, counts) => {
        const productos = productosOf(
          colors.flatMap((color) => tallas.map((talla): Variant => [color, talla])),
        );
        const quantities = new Map(
          productos.map(({ id }, index): [number, number] => [id, counts[index] ?? 0]),
        );
        const text = formatTable(buildMatrix(productos), quantities, LABELS, CORNER);
        const filled = [...quantities].filter(([, units]) => units > 0);
        expect(paste(text, productos)).toEqual({ units: Object.fromEntries(filled), problems: [] });
      },
    ),
    { numRuns: 500 },
  );
});
