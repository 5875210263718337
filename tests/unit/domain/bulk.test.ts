import { describe, expect, test } from 'vitest';
import { type BulkForm, EMPTY_BULK_FORM, readBulkForm } from '#domain/bulk/bulkForm.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { type BulkEdit, countUnordered, planEdit } from '#domain/bulk/planEdit.ts';

describe('an edit of two productos', () => {
  const URL = 'https://shop.example/a.webp';
  const SHIRT: StaffProducto = {
    id: 1,
    code: 'CAM',
    name: '',
    detail: null,
    subfamiliaId: 7,
    subfamiliaName: null,
    prices: { retail: 1000, wholesale: 900, special: null },
    discountPercent: 0,
    ivaId: 2,
    iva: null,
    colorId: null,
    color: null,
    tallaId: null,
    stock: [],
    images: [{ storedUrl: '/a.webp', url: URL }],
  };
  const none = { retail: 0, wholesale: null, special: null };
  const CAP = { ...SHIRT, id: 2, code: 'GOR', prices: none, images: [] };

  const percent = (value: number) => ({ by: 'percent', value, rounding: 50 }) as const;
  const fixed = (value: number) => ({ by: 'fixed', value, rounding: 0 }) as const;
  const prices = (...fields: ('retail' | 'wholesale' | 'special')[]) =>
    ({ kind: 'prices', fields }) as const;

  const field = (name: 'ivaId' | 'subfamiliaId', value: number | null) =>
    ({ kind: 'field', field: name, value }) as const;

  test.each<[string, BulkEdit, string]>([
    ['no price by 0 %', { ...prices('retail'), adjustment: percent(0) }, ''],
    ['a tax to none', field('ivaId', null), 'CAM ivaId 2→null, GOR ivaId 2→null'],
    ['no subfamilia to its own', field('subfamiliaId', 7), ''],
    ['pictures of those that do not show it', { kind: 'link', urls: [URL] }, 'GOR picture null→1'],
    ['pictures of those that do', { kind: 'unlink', urls: ['/a.webp'] }, 'CAM picture 1→null'],
    [
      'prices only where there is one, and where they differ',
      { ...prices('retail', 'wholesale', 'special'), adjustment: percent(10) },
      'CAM retail 1000→1100, CAM wholesale 900→1000',
    ],
    [
      'missing prices to a fixed one',
      { ...prices('special'), adjustment: fixed(500) },
      'CAM special null→500, GOR special null→500',
    ],
  ])('changes %s', (_what, edit, expected) => {
    const texts = planEdit(edit, [SHIRT, CAP]).map(({ row, target, before, after }) => {
      const what = target.kind === 'field' ? target.field : target.kind;
      return `${row.label} ${what} ${before}→${after}`;
    });
    expect(texts.join(', ')).toBe(expected);
  });

  test('counts prices above those of fewer units', () => {
    const edit = { ...prices('special'), adjustment: fixed(950) };
    expect(countUnordered([SHIRT, CAP], planEdit(edit, [SHIRT, CAP]))).toBe(1);
    expect(countUnordered([SHIRT, CAP], [])).toBe(0);
    const link = planEdit({ kind: 'link', urls: [URL] }, [SHIRT, CAP]);
    expect(countUnordered([SHIRT, CAP], link)).toBe(0);
  });

  test.each<[Partial<BulkForm>, object | null, string | null]>([
    [{ value: '' }, null, null],
    [{ value: 'cinco' }, null, 'notNumber'],
    [{ value: '5', fields: [] }, null, 'noPrices'],
    [{ value: '-100' }, null, 'notPercent'],
    [{ by: 'fixed', value: '0' }, null, 'notPositive'],
    [{ kind: 'discount', discount: '101' }, null, 'notDiscount'],
    [{ kind: 'discount', discount: '33,333' }, null, 'notDiscount'],
    [{ value: '-5,5', rounding: 50 }, { adjustment: percent(-5.5) }, null],
    [{ kind: 'discount', discount: '7' }, { value: 7 }, null],
    [{ kind: 'iva' }, null, null],
    [{ kind: 'iva', ivaId: '2' }, { value: 2 }, null],
    [{ kind: 'iva', ivaId: 'none' }, { value: null }, null],
    [{ kind: 'subfamilia' }, null, null],
    [{ kind: 'link', linked: [URL] }, { urls: [URL] }, null],
    [{ kind: 'unlink', unlinked: [URL] }, { urls: [URL] }, null],
    [{ kind: 'delete' }, null, null],
    [{ kind: 'subfamilia', subfamiliaId: '7' }, { value: 7 }, null],
  ])('is read from a popup filled in with %o: %o, %s', (typed, edit, error) => {
    expect(readBulkForm({ ...EMPTY_BULK_FORM, ...typed })).toMatchObject({ edit, error });
  });
});
