import { expect, test } from 'vitest';
import {
  EMPTY_PRODUCTO_FORM,
  priceAlert,
  priceWarnings,
  toProductoDraft,
  toProductoFields,
  toStockDraft,
  validateEditedProducto,
  validateNewProducto,
  type ProductoForm,
  type ProductoFormErrors,
} from '#domain/staff/forms/productoForm.ts';

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
  pictures: { added: [], removed: [], order: [] },
  isHidden: false,
};
const CHOICES = { subfamiliaId: '', ivaId: '', colorId: '', tallaId: '' };
const EMPTY = { ...CHOICES, wholesale: '', special: '', discountPercent: '', detail: '  ' };
const units = (quantity: string) => ({ stock: [{ bodegaId: '1', quantity }] });
const x = (count: number) => 'x'.repeat(count);

type Case = readonly [what: string, typed: Partial<ProductoForm>, errors: ProductoFormErrors];

test.each<Case>([
  ['everything filled in', {}, {}],
  ['a code of spaces only', { code: '  ' }, { code: 'required' }],
  ['texts at their limits', { code: ` ${x(60)} `, name: x(160), detail: x(2000) }, {}],
  [
    'texts above their limits',
    { code: x(61), name: x(161), detail: x(2001) },
    { code: 'tooLong', name: 'tooLong', detail: 'tooLong' },
  ],
  ['letters for a price', { retail: 'mil' }, { retail: 'notNumber' }],
  ['three decimals', { wholesale: '10,000.005' }, { wholesale: 'tooFine' }],
  ['the highest price', { special: '9999999999.99' }, {}],
  ['a price above the highest', { special: '10000000000' }, { special: 'tooHigh' }],
  ['a discount of letters', { discountPercent: 'mil' }, { discountPercent: 'notNumber' }],
  ['a discount above 100', { discountPercent: '100.01' }, { discountPercent: 'notPercent' }],
  ['half a unit', units('1.5'), { 'stock.0.quantity': 'notWhole' }],
  ['too many units', units('2147483648'), { 'stock.0.quantity': 'notWhole' }],
  ['no wholesale price', { wholesale: '' }, { wholesale: 'required' }],
  [
    'prices of 0 or below',
    { retail: '0', wholesale: '0.00', special: '-1' },
    { retail: 'notPositive', wholesale: 'notPositive', special: 'notPositive' },
  ],
])('a new product with %s', (_, typed, errors) => {
  expect(validateNewProducto({ ...FILLED, ...typed })).toEqual(errors);
});

test.each<Case>([
  ['only what is required', EMPTY, {}],
  ['no retail price', { retail: '' }, { retail: 'required' }],
  ['a price on request', { retail: '0' }, {}],
  ['a price below zero', { wholesale: '-0.01' }, { wholesale: 'negative' }],
  ['a text that became too long', { detail: x(2001) }, { detail: 'tooLong' }],
])('a changed product with %s', (_, typed, errors) => {
  expect(validateEditedProducto({ ...FILLED, ...typed }, FILLED)).toEqual(errors);
});

test('a stored text that is too long may stay as it is', () => {
  const form = { ...FILLED, detail: x(2001) };
  expect(validateEditedProducto(form, form)).toEqual({});
});

test('the empty form reports its required fields and has warehouse 1 with 0 units', () => {
  expect(Object.keys(validateNewProducto(EMPTY_PRODUCTO_FORM)).join()).toBe(
    'code,name,subfamiliaId,retail,wholesale,special',
  );
  expect(EMPTY_PRODUCTO_FORM.stock).toEqual([{ bodegaId: '1', quantity: '0' }]);
});

const DRAFT = {
  code: 'CAM-1',
  name: 'Camiseta azul',
  subfamiliaId: 7,
  prices: { retail: 3500, wholesale: 3000.5, special: 2500 },
  discountPercent: 10,
  ivaId: 1,
  colorId: 4,
  tallaId: '2XL',
  detail: 'Algodón',
  isHidden: false,
};
const NULLS = { subfamiliaId: null, ivaId: null, colorId: null, tallaId: null, detail: null };

test.each([
  ['numbers and trimmed texts', { code: ' CAM-1 ', detail: ' Algodón ' }, {}],
  [
    'null for empty fields, and a discount of 0',
    EMPTY,
    { ...NULLS, prices: { retail: 3500, wholesale: null, special: null }, discountPercent: 0 },
  ],
])('a form is saved as %s, and saving its product again changes nothing', (_, typed, saved) => {
  const draft = toProductoDraft({ ...FILLED, ...typed });
  expect(draft).toEqual({ ...DRAFT, ...saved });
  expect(toProductoDraft({ ...FILLED, ...toProductoFields(draft) })).toEqual(draft);
});

test('only rows of stock above 0 are saved', () => {
  const rows = ['0', '12', '1'].map((quantity, id) => ({ bodegaId: String(id + 1), quantity }));
  expect(toStockDraft(rows).map(({ bodegaId, quantity }) => `${bodegaId}:${quantity}`)).toEqual([
    '2:12',
    '3:1',
  ]);
});

test.each([
  ['retail', 3500, 0, 'zero'],
  ['retail', 0, 0, 'zero'],
  ['wholesale', 3500, 0, null],
  ['special', 1000, 1600, null],
  ['special', 1000, 1601, 'jump'],
  ['retail', 1000, 400, null],
  ['retail', 1000, 399.99, 'jump'],
  ['retail', 0, 3500, null],
  ['discountPercent', 5, 50, null],
])('changing %s from %d to %d warns: %o', (field, before, after, alert) => {
  expect(priceAlert(field, before, after)).toBe(alert);
});

test.each([
  ['3500', '3500', '3.500', {}],
  ['3500', '3500.01', '2500', { wholesale: 'aboveRetail' }],
  ['3500', '', '3600', { special: 'aboveRetail' }],
  ['3500', '4000', '5000', { wholesale: 'aboveRetail', special: 'aboveWholesale' }],
  ['', 'mil', '5000', {}],
])('the prices %s, %s and %s warn: %o', (retail, wholesale, special, warnings) => {
  expect(priceWarnings({ retail, wholesale, special })).toEqual(warnings);
});
