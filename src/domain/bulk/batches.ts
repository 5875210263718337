import type { BulkRow, BulkTarget as Target } from '../changes/change.ts';
import { MAX_ROWS } from './maxRows.ts';

/** The cell that a change writes: the units of a producto in a warehouse, or the note that an order was taken. */
export type BulkTarget =
  | Extract<Target, { kind: 'stock' }>
  /** Of one row, whose id means nothing. @see `orderGate.ts` */
  | { readonly kind: 'order'; readonly reference: string };

/**
 * What a target holds: units, `null` without a row in that warehouse. Of an order: the number of the
 * change that took its stock, `null` before.
 */
export type BulkValue = number | null;

/** One cell that a bulk change writes. */
export type BulkChange = {
  readonly row: BulkRow;
  readonly target: BulkTarget;
  /** As it was read: a cell that holds something else by now is left alone. */
  readonly before: BulkValue;
  readonly after: BulkValue;
};

/** One statement: the same target gets the same value in at most {@link MAX_ROWS} rows. */
export type SetBatch = {
  readonly kind: 'set';
  readonly target: BulkTarget;
  readonly before: BulkValue;
  readonly after: BulkValue;
  readonly rows: readonly BulkRow[];
};

export type Batch = SetBatch;

/** How a row of a batch ended. */
export type RowOutcome =
  | { readonly kind: 'done' }
  /** Someone else changed it since it was read; `now` is what it holds. */
  | { readonly kind: 'changed'; readonly now: BulkValue }
  /** Units in stock, sent before without a response, and changed by somebody since: whether they were written is unknown. */
  | { readonly kind: 'unsure'; readonly now: BulkValue }
  | { readonly kind: 'gone' }
  /** The user may not write it. */
  | { readonly kind: 'refused' }
  /** The database cannot store it, for example because a warehouse is gone. */
  | { readonly kind: 'failed' }
  /**
   * Not sent: somebody else has received the order, or it is the note of an order of which not all units
   * came back.
   */
  | { readonly kind: 'skipped' };

/** A batch with its progress. */
export type BatchRecord = {
  readonly batch: Batch;
  /** `sent`: whether the database has written it is unknown. */
  readonly state: 'waiting' | 'sent' | 'done';
  /** Of a batch that is done: one per row. */
  readonly outcomes: readonly RowOutcome[];
};

/** The same text for two targets exactly when they are the same. */
function targetKey(target: BulkTarget): string {
  switch (target.kind) {
    case 'stock':
      return `stock ${target.bodegaId}`;
    case 'order':
      return `order ${target.reference}`;
  }
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/**
 * The statements of a bulk change: cells with the same target, old and new value together. A change
 * without a difference is left out.
 */
export function groupChanges(changes: readonly BulkChange[]): SetBatch[] {
  const groups = new Map<string, { first: BulkChange; rows: BulkRow[] }>();
  for (const change of changes) {
    const { target, before, after, row } = change;
    if (before === after) continue;
    const key = `${before} ${after} ${targetKey(target)}`;
    const group = groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key, { first: change, rows: [row] });
  }
  return [...groups.values()].flatMap(({ first: { target, before, after }, rows }) =>
    chunks(rows, MAX_ROWS).map((some) => ({ kind: 'set', target, before, after, rows: some })),
  );
}

/** A batch before it is sent. */
export function waiting(batch: Batch): BatchRecord {
  return { batch, state: 'waiting', outcomes: [] };
}

/**
 * What takes a bulk change back: only the rows that it wrote, in the reverse order. Each is left alone
 * when it holds something else by then.
 */
export function undoBatches(records: readonly BatchRecord[]): Batch[] {
  const batches = records
    .toReversed()
    .map(({ batch: { kind, target, before, after, rows }, outcomes }): Batch => ({
      kind,
      target,
      before: after,
      after: before,
      rows: rows.filter((_, index) => outcomes[index]?.kind === 'done'),
    }));
  return batches.filter((batch) => batch.rows.length > 0);
}

/** The places of batches, in groups that are written one after the other. */
export function phasesOf(records: readonly BatchRecord[]): number[][] {
  const phases = new Map<string, number[]>();
  for (const [index, record] of records.entries()) {
    // Two statements over the same rows could block each other; those of one target have different rows.
    const key = targetKey(record.batch.target);
    phases.set(key, [...(phases.get(key) ?? []), index]);
  }
  return [...phases.values()];
}

/** How many rows of a bulk change have ended in each way. */
export type BulkCounts = {
  readonly total: number;
  readonly done: number;
  readonly changed: number;
  readonly unsure: number;
  readonly gone: number;
  readonly refused: number;
  readonly skipped: number;
  readonly failed: number;
  /** Sent, but whether they were written is unknown. */
  readonly sent: number;
};

/** Counts the rows of batches by their outcome. */
export function countOutcomes(records: readonly BatchRecord[]): BulkCounts {
  const counts = {
    total: 0,
    done: 0,
    changed: 0,
    unsure: 0,
    gone: 0,
    refused: 0,
    failed: 0,
    skipped: 0,
    sent: 0,
  };
  for (const { batch, state, outcomes } of records) {
    counts.total += batch.rows.length;
    if (state === 'sent') counts.sent += batch.rows.length;
    for (const { kind } of outcomes) counts[kind] += 1;
  }
  return counts;
}
