import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellState, gridLine, listLines, type GridUnits } from '#domain/grid/cells.ts';
import { formatTable } from '#domain/grid/formatTable.ts';
import { gridTotals } from '#domain/grid/gridTotals.ts';
import { buildMatrix } from '#domain/grid/matrix.ts';
import { listStale, pasteTable } from '#domain/grid/pasteTable.ts';
import { fillCopies, type SheetPlace } from '#ui/table/sheetRange.ts';
import { BLUE, buildProducto, RAINBOW, RED } from './fixtures.ts';

const at = (row: number, column: number) => ({ row, column });
const counts = (byId: Readonly<Record<number, number>>) =>
  new Map(Object.entries(byId).map(([id, count]) => [Number(id), count]));

function units(overrides: Partial<GridUnits> = {}): GridUnits {
  return { mode: 'add', quantities: new Map(), inCart: new Map(), ...overrides };
}

const RED_S = buildProducto({ id: 1, color: RED, tallaId: 'S', stock: 30 });
const RED_XL = buildProducto({ id: 2, color: RED, tallaId: 'XL', stock: 5 });
const BLUE_S = buildProducto({ id: 3, color: BLUE, tallaId: 'S', stock: 0 });
const PLAIN = buildProducto({ id: 4, color: null, tallaId: null });
const FREE = { retail: 0, wholesale: null, special: Number.NaN };
const RAINBOW_S = buildProducto({ id: 5, color: RAINBOW, tallaId: 'S', prices: FREE });
const ALL = [PLAIN, RAINBOW_S, RED_XL, BLUE_S, RED_S];

test('the table has colours as rows and sizes as columns in shop order, "no colour" and "no size" last', () => {
  const matrix = buildMatrix(ALL);
  expect(matrix.colors).toEqual([BLUE, RED, RAINBOW, null]);
  expect(matrix.tallas).toEqual(['S', 'XL', null]);
  const ids = matrix.productos.map((row) => row.map((producto) => producto?.id ?? '-').join(' '));
  expect(ids).toEqual(['3 - -', '1 2 -', '5 - -', '- - 4']);
  expect(matrix.others).toEqual([]);
});

test('a cell that several productos share shows the first one in stock', () => {
  const soldOut = buildProducto({ id: 6, color: RED, tallaId: 'S', stock: 0 });
  const matrix = buildMatrix([{ ...RED_S, id: 8 }, { ...RED_S, id: 7 }, soldOut]);
  expect(matrix.productos).toEqual([[{ ...RED_S, id: 7 }]]);
  expect(matrix.others.map(({ id }) => id)).toEqual([8, 6]);
});

test.each([
  ['no producto', null, 'add', 0, { kind: 'missing' }],
  ['sold out', BLUE_S, 'add', 0, { kind: 'soldOut' }],
  ['some in the cart', RED_XL, 'add', 4, { kind: 'available', max: 1 }],
  ['all in the cart', RED_XL, 'add', 5, { kind: 'allInCart' }],
  ['the cart itself', RED_XL, 'set', 5, { kind: 'available', max: 5 }],
] as const)('the state of a cell: %s', (_title, producto, mode, inCart, expected) => {
  expect(cellState(producto, units({ mode, inCart: counts({ 2: inCart }) }))).toEqual(expected);
});

test.each([
  [12, 12, 30, 2500, null],
  [5, 7, 30, 3000, 12],
  [13, 0, 23, 3000, null],
])(
  'the price of a line of %i units, with %i in the cart and %i in stock',
  (count, inCart, stock, price, missing) => {
    const some = units({ quantities: counts({ 1: count }), inCart: counts({ 1: inCart }) });
    const line = gridLine({ ...RED_S, stock }, some);
    expect([line?.price, line?.next?.missing ?? null]).toEqual([price, missing]);
  },
);

test('the table has totals by row, by column and in colones, without units above the stock', () => {
  const some = units({ quantities: counts({ 1: 12, 2: 9, 3: 4, 4: 1, 5: 1 }) });
  const matrix = buildMatrix(ALL);
  expect(gridTotals(matrix, some)).toEqual({
    rows: [0, 17, 0, 1],
    columns: [12, 5, 1],
    units: 18,
    value: 12 * 3000 + 5 * 3500 + 3500,
  });
  expect(listLines(matrix, some).map(({ producto }) => producto.id)).toEqual([1, 2, 4]);
});

test('typed units are listed if their cell is gone, hidden or has less stock', () => {
  const shown = buildProducto({ id: 8, color: RED, tallaId: 'S' });
  const hidden = { ...RED_S, stock: 0 };
  const empty = { ...hidden, id: 9 };
  const matrix = buildMatrix([hidden, empty, shown, RED_XL]);
  const quantities = counts({ 1: 3, 2: 9, 8: 1, 70: 2, 71: 4 });
  const cut = { kind: 'cut', place: at(0, 1), wanted: 9, units: 5 };
  expect(listStale(matrix, units({ quantities }))).toEqual([
    cut,
    { kind: 'hidden', producto: hidden, units: 3 },
    { kind: 'gone', units: 6 },
  ]);
  // Lines without a cell stay as they are in the table of the cart.
  expect(listStale(matrix, units({ mode: 'set', quantities }))).toEqual([cut]);
});

const LABELS = { noColor: 'Sin color', noTalla: 'Sin talla' };

/** Builds a producto of each colour in each size, with ids from 1. */
function grid(colors: readonly (string | null)[], tallas: readonly (string | null)[]) {
  const all = colors.flatMap((color) => tallas.map((talla) => ({ color, talla })));
  return all.map(({ color: name, talla: tallaId }, index) => {
    const color = name === null ? null : { id: colors.indexOf(name) + 1, name, rgb: '#000000' };
    return buildProducto({ id: index + 1, color, tallaId, stock: 2000 });
  });
}

/** Productos 1, 2 and 3 are Azul in S, M and XL; 4, 5 and 6 are Café. */
const SHIRTS = grid(['Azul', 'Café'], ['S', 'M', 'XL']);

function paste(text: string, productos = SHIRTS, start = at(0, 0), some = units()) {
  const target = { matrix: buildMatrix(productos), start, labels: LABELS };
  const { quantities, problems } = pasteTable(text, target, some);
  return { units: Object.fromEntries(quantities), problems };
}

const WHOLE = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 };

test.each([
  ['quantities alone, as Excel ends them', '1\t2\t3\r\n4\t5\t6\r\n'],
  ['names around', '\tS\tM\tXL\nAzul\t1\t2\t3\nCafé\t4\t5\t6'],
  ['a named corner, other order and case', 'Color\tXL\tm\ts\nCAFE\t6\t5\t4\nazul\t3\t2\t1'],
  ['sizes down', '\tAzul\tCafé\nS\t1\t4\nM\t2\t5\nXL\t3\t6'],
  ['semicolons', 'Color;S;M;XL\nAzul;1;2;3\nCafé;4;5;6'],
  ['quotes', '"Color"\t"S"\t"M"\tXL\n"Azul"\t1\t2\t3\nCafé\t"4"\t5\t6'],
  ['totals', 'Color\tS\tM\tXL\tTotal\nAzul\t1\t2\t3\t6\nCafé\t4\t5\t6\t15\nTotal\t5\t7\t9\t21'],
  ['long size labels', 'Color\tTalla S\tTalla M\tTalla XL\nAzul\t1\t2\t3\nCafé\t4\t5\t6'],
  ['decimals that say nothing', '1.00\t2,00\t3.0\n 4 \t5\t6'],
])('a pasted table is read completely: %s', (_title, text) => {
  expect(paste(text)).toEqual({ units: WHOLE, problems: [] });
});

const TROUSERS = grid(['Azul', 'Café'], ['28', '30', '32']);
test.each<[string, string, Readonly<Record<number, number>>, typeof SHIRTS?]>([
  ['with blanks, dashes and 0', '\t-\t0\n—\t1.250\t1,250', { 3: 0, 5: 1250, 6: 1250 }],
  ['as a column of numbers', '1,250\n30', { 1: 1250, 4: 30 }],
  ['with rows of one name, added up', 'Azul\t1\t2\nazul\t10\t20', { 1: 11, 2: 22 }],
  // Numbers are names of sizes if all sizes are there or a corner says so, else quantities.
  ['with all numeric sizes', '28\t30\t32\n1\t2\t3\n4\t5\t6', WHOLE, TROUSERS],
  ['with a corner', 'Talla\t30\t28\nAzul\t2\t1', { 1: 1, 2: 2 }, TROUSERS],
  ['with some numeric sizes', '28\t30\n1\t2', { 1: 28, 2: 30, 4: 1, 5: 2 }, TROUSERS],
  [
    'in another spelling',
    'Color\tXXL\txs\nAzul\t2\t1',
    { 1: 1, 2: 2 },
    grid(['Azul'], ['XS', '2XL']),
  ],
])('a pasted table is read %s', (_title, text, expected, productos) => {
  expect(paste(text, productos)).toEqual({ units: expected, problems: [] });
});

test('a pasted table reports cells that are outside, unreadable or of an unknown name, and takes the rest', () => {
  expect(paste('7\t8\t9', SHIRTS, at(1, 1))).toEqual({
    units: { 5: 7, 6: 8 },
    problems: [{ kind: 'outside', units: 9 }],
  });
  expect(paste('Color\tS\tTalla única\nAzul\tdos\t4\nFucsia\t-1\t5\nCafé\t-1\t1.5')).toEqual({
    units: {},
    problems: [
      { kind: 'notUnits', text: 'dos', place: at(0, 0) },
      { kind: 'notUnits', text: '-1', place: at(1, 0) },
      { kind: 'outsideText', text: '-1', count: 2 },
      { kind: 'unknownName', text: 'Talla única', units: 4 },
      { kind: 'unknownName', text: 'Fucsia', units: 5 },
    ],
  });
  expect(paste('1\t'.repeat(60_000)).problems).toEqual([{ kind: 'tooLong' }]);
});

test('a pasted table is limited to the stock, and reports cells that take no units', () => {
  const stocks = [10, 0, 10];
  const few = SHIRTS.filter(({ id }) => [1, 2, 4].includes(id)).map((producto, index) =>
    buildProducto(Object.assign({}, producto, { stock: stocks[index] })),
  );
  const some = units({ inCart: counts({ 1: 4 }) });
  expect(paste('9\t1\n10\t2', few, at(0, 0), some)).toEqual({
    units: { 1: 6, 4: 10 },
    problems: [
      { kind: 'cut', place: at(0, 0), wanted: 9, units: 6 },
      { kind: 'refused', place: at(0, 1), state: 'soldOut', units: 1 },
      { kind: 'refused', place: at(1, 1), state: 'missing', units: 2 },
    ],
  });
});

test('pasting any text does not fail, and every quantity stays within the stock', () => {
  const words = ['""', '\r\n', '1e999', '9'.repeat(400), 'Azul', 'S', 'Total', '__proto__'];
  const parts = fc.constantFrom(...words, ...Array.from('"\t;,\n\r-1\0\uFEFF'));
  const hostile = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: parts }));
  fc.assert(
    fc.property(hostile, fc.nat(3), fc.nat(4), (text, row, column) => {
      for (const quantity of Object.values(paste(text, SHIRTS, at(row, column)).units)) {
        expect(Number.isInteger(quantity) && quantity >= 0 && quantity <= 2000).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

test('a copied table is pasted back unchanged', () => {
  const some = 'Azul|S|2XL|28|1|Total|Color|a"b|a\tb|a\nb|-'.split('|');
  const name = fc
    .oneof(fc.string({ minLength: 1, maxLength: 12 }), fc.constantFrom(...some))
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => text !== '' && !Object.values(LABELS).includes(text));
  const names = fc.uniqueArray(fc.option(name), { minLength: 1, maxLength: 5 });
  const anyCounts = fc.array(fc.nat(2000), { minLength: 25, maxLength: 25 });
  fc.assert(
    fc.property(names, names, anyCounts, (colors, tallas, filling) => {
      const productos = grid(colors, tallas);
      const quantities = new Map(productos.map(({ id }, index) => [id, filling[index] ?? 0]));
      const text = formatTable(buildMatrix(productos), quantities, LABELS, 'Color');
      const filled = [...quantities].filter(([, count]) => count > 0);
      expect(paste(text, productos)).toEqual({ units: Object.fromEntries(filled), problems: [] });
    }),
    { numRuns: 500 },
  );
});

const isOpen = ({ row, column }: SheetPlace) => row !== 1 || column !== 1;

test.each([
  ['down a block', 'down', at(0, 0), at(2, 1), '00>10 00>20 01>21'],
  ['right a block', 'right', at(0, 0), at(1, 2), '00>01 00>02 10>12'],
  ['from above one row', 'down', at(1, 0), at(1, 2), '00>10 02>12'],
  ['with the active cell, wherever it is', 'all', at(1, 2), at(0, 1), '12>01 12>02'],
] as const)('chosen cells are filled %s', (_title, kind, anchor, head, expected) => {
  const copies = fillCopies({ anchor, head }, kind, isOpen);
  const texts = copies.map(({ from, to }) => `${from.row}${from.column}>${to.row}${to.column}`);
  expect(texts.join(' ')).toBe(expected);
});
