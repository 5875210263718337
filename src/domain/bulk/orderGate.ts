import type { BatchRecord, SetBatch } from './batches.ts';

/** Which change takes the stock of an order. */
export type OrderNote = {
  readonly reference: string;
  /** The number that the order is noted with: of the change that this one follows; `null`: it is not noted. */
  readonly before: number | null;
  /** A number of this change alone, so that it is known later who noted the order last. */
  readonly change: number;
};

/**
 * The batch that notes that the stock of an order is taken. As the first of a plan it is written first
 * and alone; its undo comes last, when all stock is back. If somebody else has noted the order
 * meanwhile, no stock is taken.
 *
 * @param label names the order in a report
 * @see docs/rules.md#receive-an-order
 */
export function orderGate({ reference, before, change }: OrderNote, label: string): SetBatch {
  const rows = [{ id: 1, label }];
  return { kind: 'set', target: { kind: 'order', reference }, before, after: change, rows };
}

/** The note of an order in its record; `null`: the batch writes something else. */
export function noteOf({ batch }: BatchRecord): SetBatch | null {
  return batch.target.kind === 'order' ? batch : null;
}

/** Whether the note of an order is not written: somebody else has received it, or units of it are out. */
export function isBlocked(record: BatchRecord): boolean {
  return noteOf(record) !== null && record.state === 'done' && record.outcomes[0]?.kind !== 'done';
}

/** A batch that is not sent. */
export function skipped(record: BatchRecord): BatchRecord {
  const outcomes = record.batch.rows.map(() => ({ kind: 'skipped' }) as const);
  return { ...record, state: 'done', outcomes };
}
