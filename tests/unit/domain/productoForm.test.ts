import { expect, test } from 'vitest';
import {
  EMPTY_PRODUCTO_FORM,
  freeBodegas,
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

const BOTH: readonly Case[] = [
  ['everything is filled in', {}, {}],
  [
    'the optional is empty',
    { discountPercent: '', ivaId: '', colorId: '', tallaId: '', detail: '' },
    {},
  ],
  ['a code of blanks', { code: '  ' }, { code: 'required' }],
  ['no name', { name: '' }, { name: 'required' }],
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
  ['no first price', { retail: '' }, { retail: 'required' }],
  ['the least price', { retail: '0.01' }, {}],
  ['letters for a price', { retail: 'mil' }, { retail: 'notNumber' }],
  ['a comma for the decimals', { retail: '1,5', discountPercent: '12,5' }, {}],
  ['thousands with a point or a comma', { retail: '12.500,50', wholesale: '9,500' }, {}],
  ['two signs for the decimals', { retail: '1.5.5' }, { retail: 'notNumber' }],
  ['an exponent', { retail: '1e3' }, { retail: 'notNumber' }],
  ['three decimals', { wholesale: '10,000.005' }, { wholesale: 'tooFine' }],
  ['zeros behind two decimals', { wholesale: '10.5000' }, {}],
  ['a number without its zero', { wholesale: '.5' }, {}],
  ['the highest price', { special: '9999999999.99' }, {}],
  ['a price that is not kept', { special: '10000000000' }, { special: 'tooHigh' }],
  ['no discount at all', { discountPercent: '0' }, {}],
  ['everything off', { discountPercent: '100' }, {}],
  ['more than everything off', { discountPercent: '100.01' }, { discountPercent: 'notPercent' }],
  ['a discount below 0', { discountPercent: '-1' }, { discountPercent: 'notPercent' }],
  ['a fine discount', { discountPercent: '0.345' }, { discountPercent: 'tooFine' }],
  ['no units', { stock: [{ bodegaId: '1', quantity: '0' }] }, {}],
  [
    'half a unit',
    { stock: [{ bodegaId: '1', quantity: '1.5' }] },
    { 'stock.0.quantity': 'notWhole' },
  ],
  [
    'less than no unit',
    { stock: [{ bodegaId: '1', quantity: '-1' }] },
    { 'stock.0.quantity': 'notWhole' },
  ],
  [
    'an empty quantity',
    { stock: [{ bodegaId: '1', quantity: '' }] },
    { 'stock.0.quantity': 'notWhole' },
  ],
  ['the most units', { stock: [{ bodegaId: '1', quantity: '2147483647' }] }, {}],
  [
    'too many units',
    { stock: [{ bodegaId: '1', quantity: '2147483648' }] },
    { 'stock.0.quantity': 'notWhole' },
  ],
];

const NEW: readonly Case[] = [
  ...BOTH,
  ['no subfamilia', { subfamiliaId: '' }, { subfamiliaId: 'required' }],
  ['no second price', { wholesale: '' }, { wholesale: 'required' }],
  ['no third price', { special: ' ' }, { special: 'required' }],
  [
    'prices of nothing',
    { retail: '0', wholesale: '0.00', special: '-1' },
    { retail: 'notPositive', wholesale: 'notPositive', special: 'notPositive' },
  ],
];

const EDITED: readonly Case[] = [
  ...BOTH,
  ['no subfamilia', { subfamiliaId: '' }, {}],
  ['only the first price', { wholesale: '', special: '' }, {}],
  ['a price on request', { retail: '0' }, {}],
  ['a price below zero', { wholesale: '-0.01' }, { wholesale: 'negative' }],
];

test.each(NEW)('a new product with %s', (_, typed, errors) => {
  expect(validateNewProducto({ ...FILLED, ...typed })).toEqual(errors);
});

test.each(EDITED)('a changed product with %s', (_, typed, errors) => {
  expect(validateEditedProducto({ ...FILLED, ...typed })).toEqual(errors);
});

test('the empty form lacks what is required, and has warehouse 1 with no units', () => {
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

test('what is saved has no outer spaces, and numbers for numbers', () => {
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

test('what is left empty is saved as null, the discount as 0', () => {
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
])('a product fills the form with what it was saved with: %o', (typed) => {
  const draft = toProductoDraft({ ...FILLED, ...typed });
  const form = { ...FILLED, ...toProductoFields(draft) };
  expect(toProductoDraft(form)).toEqual(draft);
});

test('only rows with units are saved', () => {
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
] as const)('with rows of %j, row %j may choose %j', (taken, own, free) => {
  const rows = taken.map((bodegaId) => ({ bodegaId, quantity: '0' }));
  const row = own === null ? null : (rows[own] ?? null);
  expect(freeBodegas(BODEGAS, rows, row).map(({ id }) => id)).toEqual(free);
});
