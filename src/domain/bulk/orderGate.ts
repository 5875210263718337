import type { BatchRecord, SetBatch } from './batches.ts';

/**
 * The batch that notes that the stock of an order is taken. As the first of a plan it is written first
 * and alone; its undo comes last, when all stock is back. If somebody else has noted the order
 * meanwhile, no stock is taken.
 *
 * @param change a number of this change alone, so that it is known later who noted the order
 * @param label names the order in a report
 * @see docs/rules.md#receive-an-order
 */
export function orderGate(reference: string, change: number, label: string): SetBatch {
  const rows = [{ id: 1, label }];
  return { kind: 'set', target: { kind: 'order', reference }, before: null, after: change, rows };
}

/** Whether an order could not be noted, because somebody else has received it. */
export function isBlocked({ batch, state, outcomes }: BatchRecord): boolean {
  if (batch.kind !== 'set' || batch.target.kind !== 'order') return false;
  return batch.after !== null && state === 'done' && outcomes[0]?.kind !== 'done';
}

function isRemoval({ batch }: BatchRecord): boolean {
  return batch.kind === 'set' && batch.target.kind === 'order' && batch.after === null;
}

/** Whether an undo keeps the note of its order, because some units of the order did not come back. */
export function keepsNote(record: BatchRecord, records: readonly BatchRecord[]): boolean {
  if (!isRemoval(record)) return false;
  return records.some(
    (other) => other !== record && other.outcomes.some(({ kind }) => kind !== 'done'),
  );
}

/** A batch that is not sent. */
export function skipped(record: BatchRecord): BatchRecord {
  const outcomes = record.batch.rows.map(() => ({ kind: 'skipped' }) as const);
  return { ...record, state: 'done', outcomes };
}
