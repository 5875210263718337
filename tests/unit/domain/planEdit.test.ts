import { expect, test } from 'vitest';
import {
  type BulkEdit,
  type BulkProducto,
  countUnordered,
  planEdit,
} from '#domain/bulk/planEdit.ts';
import { readBulkForm, EMPTY_BULK_FORM, type BulkForm } from '#domain/bulk/bulkForm.ts';

const SHIRT: BulkProducto = {
  id: 1,
  label: 'CAM-1',
  retail: 1000,
  wholesale: 900,
  special: null,
  discountPercent: 0,
  ivaId: 2,
  subfamiliaId: 7,
  images: [{ stored: '/a.webp', url: 'https://shop.example/a.webp' }],
};
const CAP: BulkProducto = {
  ...SHIRT,
  id: 2,
  label: 'GOR-1',
  retail: 0,
  wholesale: null,
  images: [],
};

/** The plan as 'product target before→after'. */
function plan(edit: BulkEdit): string[] {
  return planEdit(edit, [SHIRT, CAP]).map(({ row, target, before, after }) => {
    const what = target.kind === 'field' ? target.field : target.kind;
    return `${row.label} ${what} ${before}→${after}`;
  });
}

test('prices change where there is a price, and only where they differ', () => {
  const adjustment = { by: 'percent', value: 10, rounding: 50 } as const;
  expect(plan({ kind: 'prices', fields: ['retail', 'wholesale', 'special'], adjustment })).toEqual([
    'CAM-1 retail 1000→1100',
    'CAM-1 wholesale 900→1000',
  ]);
  expect(
    plan({ kind: 'prices', fields: ['retail'], adjustment: { ...adjustment, value: 0 } }),
  ).toEqual([]);
  const fixed = { by: 'fixed', value: 500, rounding: 0 } as const;
  expect(plan({ kind: 'prices', fields: ['special'], adjustment: fixed })).toEqual([
    'CAM-1 special null→500',
    'GOR-1 special null→500',
  ]);
});

test('a tax, a subfamilia and a discount are given to those that lack them', () => {
  expect(plan({ kind: 'field', field: 'ivaId', value: null })).toEqual([
    'CAM-1 ivaId 2→null',
    'GOR-1 ivaId 2→null',
  ]);
  expect(plan({ kind: 'field', field: 'subfamiliaId', value: 7 })).toEqual([]);
  expect(plan({ kind: 'field', field: 'discountPercent', value: 5 })).toHaveLength(2);
});

test('a picture is added to those that do not show it, and taken from those that do', () => {
  expect(plan({ kind: 'link', urls: ['https://shop.example/a.webp'] })).toEqual([
    'GOR-1 picture null→1',
  ]);
  expect(plan({ kind: 'unlink', urls: ['/a.webp'] })).toEqual(['CAM-1 picture 1→null']);
});

test('a price above that of fewer units is counted', () => {
  const adjustment = { by: 'fixed', value: 950, rounding: 0 } as const;
  const changes = planEdit({ kind: 'prices', fields: ['special'], adjustment }, [SHIRT, CAP]);
  expect(countUnordered([SHIRT, CAP], changes)).toBe(1);
  expect(countUnordered([SHIRT, CAP], [])).toBe(0);
});

const form = (news: Partial<BulkForm>): BulkForm => ({ ...EMPTY_BULK_FORM, ...news });

test.each<[Partial<BulkForm>, ReturnType<typeof readBulkForm>['error']]>([
  [{ value: '' }, null],
  [{ value: 'cinco' }, 'notNumber'],
  [{ value: '5', fields: [] }, 'noPrices'],
  [{ value: '-100' }, 'notPercent'],
  [{ by: 'fixed', value: '0' }, 'notPositive'],
  [{ kind: 'discount', discount: '101' }, 'notDiscount'],
  [{ kind: 'discount', discount: '33,333' }, 'notDiscount'],
])('a popup filled in with %o has no edit: %s', (news, error) => {
  expect(readBulkForm(form(news))).toEqual({ edit: null, error });
});

test('a popup is read as it was typed', () => {
  expect(readBulkForm(form({ value: '-5,5', rounding: 10 })).edit).toMatchObject({
    adjustment: { by: 'percent', value: -5.5, rounding: 10 },
  });
  expect(readBulkForm(form({ kind: 'discount', discount: '7' })).edit).toMatchObject({ value: 7 });
  expect(readBulkForm(form({ kind: 'iva', ivaId: 'none' })).edit).toMatchObject({ value: null });
  expect(readBulkForm(form({ kind: 'subfamilia', subfamiliaId: '7' })).edit).toMatchObject({
    value: 7,
  });
});
