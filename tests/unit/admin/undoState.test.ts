import { expect, test } from 'vitest';
import { type BatchRecord, countOutcomes, type RowOutcome } from '#domain/bulk/batches.ts';
import { undoState } from '#features/admin/shared/bulk/undoState.ts';
import type { BulkJob } from '#state/bulk/jobStorage.ts';

function undoOf(status: BulkJob['status'], ...outcomes: readonly RowOutcome[]): BulkJob {
  const rows = outcomes.map((_, id) => ({ id, label: '' }));
  const target = { kind: 'stock', bodegaId: 1 } as const;
  const batch: BatchRecord['batch'] = { kind: 'set', target, before: 5, after: 8, rows };
  return {
    id: 'undo',
    title: '',
    createdAt: new Date(0),
    counts: countOutcomes([{ batch, state: 'done', outcomes }]),
    status,
    failure: null,
    undoOf: 'change',
    undoneBy: null,
    canUndo: false,
  };
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
