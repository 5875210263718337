import { expect, test } from 'vitest';
import {
  EMPTY_PRODUCTO_FORM,
  freeBodegas,
  priceWarnings,
  toProductoDraft,
  toProductoFields,
  toStockDraft,
  validateEditedProducto,
  validateNewProducto,
  type ProductoForm,
  type ProductoFormErrors,
} from '#domain/forms/productoForm.ts';

const FILLED: ProductoForm = {
  code: 'CAM-1',
  name: 'Camiseta azul',
  subfamiliaId: '7',
  retail: '3500',
  wholesale: '3000.50',
  special: '2500',
  discountPercent: '10',
  ivaId: '1',
  colorId: '4',
  tallaId: '2XL',
  detail: 'Algodón',
  stock: [{ bodegaId: '1', quantity: '5' }],
  imageUrls: [],
};

type Case = readonly [what: string, typed: Partial<ProductoForm>, errors: ProductoFormErrors];

const NEW: readonly Case[] = [
  ['everything filled in', {}, {}],
  [
    'empty optional fields',
    { discountPercent: '', ivaId: '', colorId: '', tallaId: '', detail: '' },
    {},
  ],
  ['a code of spaces only', { code: '  ' }, { code: 'required' }],
  [
    'texts at their limits',
    { code: ` ${'x'.repeat(60)} `, name: 'x'.repeat(160), detail: 'x'.repeat(2000) },
    {},
  ],
  [
    'texts beyond them',
    { code: 'x'.repeat(61), name: 'x'.repeat(161), detail: 'x'.repeat(2001) },
    { code: 'tooLong', name: 'tooLong', detail: 'tooLong' },
  ],
  ['no retail price', { retail: '' }, { retail: 'required' }],
  ['letters for a price', { retail: 'mil' }, { retail: 'notNumber' }],
  ['a comma for the decimals', { retail: '1,5', discountPercent: '12,5' }, {}],
  ['three decimals', { wholesale: '10,000.005' }, { wholesale: 'tooFine' }],
  ['zeros after two decimals', { wholesale: '10.5000' }, {}],
  ['the highest price', { special: '9999999999.99' }, {}],
  ['a price above the highest', { special: '10000000000' }, { special: 'tooHigh' }],
  ['a discount of 100', { discountPercent: '100' }, {}],
  ['a discount above 100', { discountPercent: '100.01' }, { discountPercent: 'notPercent' }],
  ['a discount below 0', { discountPercent: '-1' }, { discountPercent: 'notPercent' }],
  ['a discount with three decimals', { discountPercent: '0.345' }, { discountPercent: 'tooFine' }],
  [
    'half a unit',
    { stock: [{ bodegaId: '1', quantity: '1.5' }] },
    { 'stock.0.quantity': 'notWhole' },
  ],
  ['the most units', { stock: [{ bodegaId: '1', quantity: '2147483647' }] }, {}],
  [
    'too many units',
    { stock: [{ bodegaId: '1', quantity: '2147483648' }] },
    { 'stock.0.quantity': 'notWhole' },
  ],
  ['no subfamilia', { subfamiliaId: '' }, { subfamiliaId: 'required' }],
  ['no wholesale price', { wholesale: '' }, { wholesale: 'required' }],
  [
    'prices of 0 or below',
    { retail: '0', wholesale: '0.00', special: '-1' },
    { retail: 'notPositive', wholesale: 'notPositive', special: 'notPositive' },
  ],
];

const EDITED: readonly Case[] = [
  ['everything filled in', {}, {}],
  ['no subfamilia', { subfamiliaId: '' }, {}],
  ['only the retail price', { wholesale: '', special: '' }, {}],
  ['a price on request', { retail: '0' }, {}],
  ['a price below zero', { wholesale: '-0.01' }, { wholesale: 'negative' }],
];

test.each(NEW)('a new product with %s', (_, typed, errors) => {
  expect(validateNewProducto({ ...FILLED, ...typed })).toEqual(errors);
});

test.each(EDITED)('a changed product with %s', (_, typed, errors) => {
  expect(validateEditedProducto({ ...FILLED, ...typed })).toEqual(errors);
});

test('a text that was too long before may stay as it is', () => {
  const form = { ...FILLED, detail: 'x'.repeat(2001) };
  expect(validateEditedProducto(form, form)).toEqual({});
  expect(validateEditedProducto(form, FILLED)).toEqual({ detail: 'tooLong' });
});

test('the empty form lacks the required fields and has warehouse 1 with 0 units', () => {
  expect(Object.keys(validateNewProducto(EMPTY_PRODUCTO_FORM))).toEqual([
    'code',
    'name',
    'subfamiliaId',
    'retail',
    'wholesale',
    'special',
  ]);
  expect(EMPTY_PRODUCTO_FORM.stock).toEqual([{ bodegaId: '1', quantity: '0' }]);
});

test('texts are saved without outer spaces, and amounts as numbers', () => {
  expect(toProductoDraft({ ...FILLED, code: ' CAM-1 ', detail: ' Algodón ' })).toEqual({
    code: 'CAM-1',
    name: 'Camiseta azul',
    subfamiliaId: 7,
    prices: { retail: 3500, wholesale: 3000.5, special: 2500 },
    discountPercent: 10,
    ivaId: 1,
    colorId: 4,
    tallaId: '2XL',
    detail: 'Algodón',
  });
});

test('empty fields are saved as null, an empty discount as 0', () => {
  const empty = {
    subfamiliaId: '',
    wholesale: '',
    special: '',
    discountPercent: '',
    ivaId: '',
    colorId: '',
    tallaId: '',
    detail: '  ',
  };
  expect(toProductoDraft({ ...FILLED, ...empty })).toMatchObject({
    subfamiliaId: null,
    prices: { retail: 3500, wholesale: null, special: null },
    discountPercent: 0,
    ivaId: null,
    colorId: null,
    tallaId: null,
    detail: null,
  });
});

test.each<Partial<ProductoForm>>([
  {},
  { wholesale: '', special: '', ivaId: '', colorId: '', tallaId: '', subfamiliaId: '', detail: '' },
])('a form that a product fills is saved as the same product: %o', (typed) => {
  const draft = toProductoDraft({ ...FILLED, ...typed });
  const form = { ...FILLED, ...toProductoFields(draft) };
  expect(toProductoDraft(form)).toEqual(draft);
});

test('only rows of stock above 0 are saved', () => {
  const rows = [
    { bodegaId: '1', quantity: '0' },
    { bodegaId: '2', quantity: '12' },
    { bodegaId: '3', quantity: '1' },
  ];
  expect(toStockDraft(rows)).toEqual([
    { bodegaId: 2, quantity: 12 },
    { bodegaId: 3, quantity: 1 },
  ]);
});

const BODEGAS = [{ id: 1 }, { id: 2 }, { id: 3 }];

test.each([
  [['1'], null, [2, 3]],
  [['1', '3'], null, [2]],
  [['1', '2', '3'], null, []],
  [['1', '2'], 0, [1, 3]],
  [['1', '2'], 1, [2, 3]],
] as const)('with rows of warehouses %j, row %j may choose %j', (taken, own, free) => {
  const rows = taken.map((bodegaId) => ({ bodegaId, quantity: '0' }));
  const row = own === null ? null : (rows[own] ?? null);
  expect(freeBodegas(BODEGAS, rows, row).map(({ id }) => id)).toEqual(free);
});

test.each([
  ['3500', '3000', '2500', {}],
  ['3500', '3500', '3.500', {}],
  ['3500', '3500.01', '2500', { wholesale: 'aboveRetail' }],
  ['3500', '3000', '3.100', { special: 'aboveWholesale' }],
  ['3500', '', '3600', { special: 'aboveRetail' }],
  ['3500', '4000', '5000', { wholesale: 'aboveRetail', special: 'aboveWholesale' }],
  ['', 'mil', '5000', {}],
])('the prices %s, %s and %s are told about as %o', (retail, wholesale, special, warnings) => {
  expect(priceWarnings({ retail, wholesale, special })).toEqual(warnings);
});
