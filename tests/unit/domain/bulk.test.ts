import { expect, test } from 'vitest';
import {
  type BulkForm,
  countUnordered,
  EMPTY_BULK_FORM,
  linkChange,
  planBulk,
} from '#domain/staff/productos/bulkForm.ts';
import type { StaffProducto } from '#domain/staff/productos/staffProducto.ts';
import { buildStaffProducto } from './fixtures.ts';

const URL = 'https://shop.example/a.webp';
const SHIRT = buildStaffProducto({
  code: 'CAM',
  name: '',
  images: [{ storedUrl: '/a.webp', url: URL }],
});
const none = { retail: 0, wholesale: null, special: null };
const CAP = { ...SHIRT, id: 2, code: 'GOR', prices: none, images: [] };

const plan = (typed: Partial<BulkForm>, productos: StaffProducto[]) =>
  planBulk({ ...EMPTY_BULK_FORM, ...typed }, productos);

test.each<[Partial<BulkForm>, string | null]>([
  [{ value: '' }, null],
  [{ value: 'cinco' }, 'notNumber'],
  [{ value: '5', fields: [] }, 'noPrices'],
  [{ value: '-100' }, 'notPercent'],
  [{ by: 'fixed', value: '0' }, 'notPositive'],
  [{ kind: 'discount', discount: '101' }, 'notDiscount'],
  [{ kind: 'discount', discount: '33,333' }, 'tooFine'],
  [{ value: '5.555' }, 'tooFine'],
  [{ by: 'fixed', value: '0.125' }, 'tooFine'],
  [{ kind: 'iva' }, null],
  [{ kind: 'subfamilia' }, null],
  [{ kind: 'delete' }, null],
])('%o plans no changes: %s', (typed, error) => {
  expect(plan(typed, [SHIRT])).toEqual({ changes: null, error });
});

test.each<[Partial<BulkForm>, string]>([
  [{ value: '0' }, ''],
  [{ value: '10', rounding: 50 }, 'CAM retail 1000→1100, CAM wholesale 900→1000'],
  [{ value: '-5,5', fields: ['retail'] }, 'CAM retail 1000→945'],
  [
    { fields: ['special'], by: 'fixed', value: '500' },
    'CAM special null→500, GOR special null→500',
  ],
  [{ kind: 'discount', discount: '7' }, 'CAM discountPercent 0→7, GOR discountPercent 0→7'],
  [{ kind: 'iva', ivaId: 'none' }, 'CAM ivaId 2→null, GOR ivaId 2→null'],
  [{ kind: 'iva', ivaId: '2' }, ''],
  [{ kind: 'subfamilia', subfamiliaId: '7' }, ''],
  [{ kind: 'hidden', isHidden: '1' }, 'CAM isHidden 0→1, GOR isHidden 0→1'],
  [{ kind: 'hidden', isHidden: '0' }, ''],
  [{ kind: 'link', linked: [URL] }, 'GOR picture null→1'],
  [{ kind: 'unlink', unlinked: ['/a.webp'] }, 'CAM picture 1→null'],
])('%o plans %s', (typed, expected) => {
  const { changes } = plan(typed, [SHIRT, CAP]);
  const texts = changes?.map(({ row, target, before, after }) => {
    const what = target.kind === 'field' ? target.field : target.kind;
    return `${row.label} ${what} ${before}→${after}`;
  });
  expect(texts?.join(', ')).toBe(expected);
});

test.each<[number | null, BulkForm['by'], string, BulkForm['rounding'], number | null]>([
  [3500, 'percent', '5', 0, 3675],
  [3500, 'percent', '5', 10, 3680],
  [1050, 'percent', '-5', 5, 1000],
  // 1.05 × 900 is 945.0000000000001 in floating point. It counts as half a step, which rounds up.
  [900, 'percent', '5', 10, 950],
  [3, 'percent', '5', 100, 100],
  [1, 'percent', '-99.5', 0, 0.01],
  [2000, 'amount', '150.5', 0, 2150.5],
  [2000, 'amount', '-5000', 50, 50],
  [2000, 'fixed', '1234.56', 0, 1234.56],
  [9_999_999_999, 'percent', '50', 0, 9_999_999_999.99],
  // A price on request stays on request, unless the change sets a fixed price.
  [null, 'percent', '5', 0, null],
  [0, 'amount', '100', 0, 0],
  [null, 'fixed', '100', 0, 100],
])('the price %s changed by %s %s, rounded to %s, is %s', (price, by, value, rounding, after) => {
  const cap = { ...CAP, prices: { ...none, wholesale: price } };
  const { changes } = plan({ fields: ['wholesale'], by, value, rounding }, [cap]);
  expect(changes).toMatchObject(after === price ? [] : [{ after }]);
});

test('products whose larger quantities would cost more per unit are counted', () => {
  const productos = [SHIRT, CAP];
  const { changes } = plan({ fields: ['special'], by: 'fixed', value: '950' }, productos);
  expect(countUnordered(productos, changes ?? [])).toBe(1);
  expect(countUnordered(productos, [])).toBe(0);
  expect(countUnordered(productos, [linkChange({ id: 1, label: '' }, URL)])).toBe(0);
});
