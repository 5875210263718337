import { describe, expect, test } from 'vitest';
import {
  type BatchRecord,
  countOutcomes,
  groupChanges,
  type RowOutcome,
  undoBatches,
} from '#domain/bulk/batches.ts';
import { type BulkForm, EMPTY_BULK_FORM, readBulkForm } from '#domain/bulk/bulkForm.ts';
import { MAX_ROWS } from '#domain/bulk/maxRows.ts';
import {
  type BulkEdit,
  type BulkProducto,
  countUnordered,
  planEdit,
} from '#domain/bulk/planEdit.ts';
import { undoState } from '#features/admin/shared/bulk/undoState.ts';
import type { BulkJob } from '#state/bulk/jobStorage.ts';

describe('batches', () => {
  const stock = (bodegaId: number) => ({ kind: 'stock', bodegaId }) as const;

  test('are undone from the last on, where they were written', () => {
    const rows = [1, 2].map((id) => ({ id, label: '' }));
    const [one, two] = [
      { kind: 'set', target: stock(2), before: null, after: 7, rows },
      { kind: 'set', target: stock(1), before: 5, after: 0, rows },
    ] as const;
    const outcomes: RowOutcome[] = [{ kind: 'done' }, { kind: 'changed', now: 6 }];
    const records = [one, two].map((batch) => ({ batch, state: 'done' as const, outcomes }));
    expect(undoBatches(records)).toEqual([
      { ...two, before: 0, after: 5, rows: rows.slice(0, 1) },
      { ...one, before: 7, after: null, rows: rows.slice(0, 1) },
    ]);
  });

  test('have one target, one old and one new value, and at most 200 rows', () => {
    const change = (id: number, before: number) => ({
      row: { id, label: '' },
      target: stock(1),
      before,
      after: 7,
    });
    const changes = Array.from({ length: 450 }, (_, id) => change(id, id % 2));
    const batches = groupChanges([...changes, change(999, 7)]);
    const texts = batches.map(({ before, after, rows }) => `${before}→${after} ${rows.length}`);
    expect(texts).toEqual([`0→7 ${MAX_ROWS}`, '0→7 25', `1→7 ${MAX_ROWS}`, '1→7 25']);
  });
});

describe('an edit of two productos', () => {
  const URL = 'https://shop.example/a.webp';
  const SHIRT: BulkProducto = {
    id: 1,
    label: 'CAM',
    retail: 1000,
    wholesale: 900,
    special: null,
    discountPercent: 0,
    ivaId: 2,
    subfamiliaId: 7,
    images: [{ stored: '/a.webp', url: URL }],
  };
  const CAP = { ...SHIRT, id: 2, label: 'GOR', retail: 0, wholesale: null, images: [] };

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

function undoOf(status: BulkJob['status'], ...outcomes: readonly RowOutcome[]): BulkJob {
  const rows = outcomes.map((_, id) => ({ id, label: '' }));
  const target = { kind: 'stock', bodegaId: 1 } as const;
  const batch: BatchRecord['batch'] = { kind: 'set', target, before: 5, after: 8, rows };
  const counts = countOutcomes([{ batch, state: 'done', outcomes }]);
  const ends = { failure: null, undoOf: 'change', undoneBy: null, canUndo: false };
  return { id: 'undo', title: '', createdAt: new Date(0), counts, status, ...ends };
}

test.each([
  ['all rows came back', undoOf('finished', { kind: 'done' }), null, 'whole'],
  ['somebody changed one', undoOf('finished', { kind: 'changed', now: 6 }), null, 'part'],
  ['it is being taken back', undoOf('stopped', { kind: 'done' }), 'undo', 'running'],
  ['another change is written', undoOf('stopped', { kind: 'done' }), 'another', 'stopped'],
  ['the browser has removed the undo', undefined, null, 'part'],
] as const)('a change counts as undone as far as is known: %s', (_, undo, runningId, state) => {
  expect(undoState(undo, runningId)).toBe(state);
});
