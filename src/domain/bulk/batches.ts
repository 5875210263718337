import type { NewProducto } from '../forms/newProducto.ts';
import { MAX_ROWS } from './maxRows.ts';

/** What of a producto many rows can be given at once. */
export type BulkField =
  | 'retail'
  | 'wholesale'
  | 'special'
  | 'discountPercent'
  | 'ivaId'
  | 'subfamiliaId';

/**
 * What a change writes: a column of productos, their units in a warehouse, a link to a picture, or that
 * the stock of an order was taken.
 */
export type BulkTarget =
  | { readonly kind: 'field'; readonly field: BulkField }
  | { readonly kind: 'stock'; readonly bodegaId: number }
  /** `url` as it is stored. */
  | { readonly kind: 'picture'; readonly url: string }
  /** Of one row, whose id means nothing. @see `orderGate.ts` */
  | { readonly kind: 'order'; readonly reference: string };

/**
 * What a target holds: a price, a percentage, an id, or `null`. Of stock: units, `null` without a row
 * in that warehouse. Of a picture: 1 if it is linked, otherwise `null`. Of an order: the number of the
 * change that took its stock, `null` before.
 */
export type BulkValue = number | null;

/** A producto of a bulk change, with the text that a report names it by. */
export type BulkRow = { readonly id: number; readonly label: string };

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

/** New productos with their stock and pictures. The `id` of a row is its place in the batch. */
export type CreateBatch = {
  readonly kind: 'create';
  readonly rows: readonly (BulkRow & { readonly producto: NewProducto })[];
};

/** Productos to delete, with their stock and their links to pictures. */
export type DeleteBatch = {
  readonly kind: 'delete';
  /**
   * `unless`: the producto is left alone when it differs from this by now. `isPart`: not all of its stock
   * and pictures were written.
   */
  readonly rows: readonly (BulkRow & {
    readonly unless?: NewProducto;
    readonly isPart?: boolean;
  })[];
};

export type Batch = SetBatch | CreateBatch | DeleteBatch;

/** How a row of a batch ended. */
export type RowOutcome =
  /** `id`: of the producto that was created. */
  | { readonly kind: 'done'; readonly id?: number }
  /** Someone else changed it since it was read; `now` is what it holds. */
  | { readonly kind: 'changed'; readonly now: BulkValue }
  /** Units in stock or a new producto, sent before without a response, and changed by somebody since: whether they were written is unknown. */
  | { readonly kind: 'unsure'; readonly now: BulkValue }
  | { readonly kind: 'gone' }
  /** The user may not write it. */
  | { readonly kind: 'refused' }
  /**
   * The database cannot store it, for example because a subfamilia is gone. `id`: of a producto that was
   * created, but not with all of its stock and pictures, or that was not deleted, and may lack some of them.
   */
  | { readonly kind: 'failed'; readonly id?: number }
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
  /** Of a batch with new productos: the highest id before they were sent. */
  readonly lastId?: number;
  /** Of a batch with new productos: their ids, once the database has told them. */
  readonly ids?: readonly number[];
};

/** Most new productos of one batch, each with several rows of stock and pictures. */
const MAX_CREATED = 50;

/** The same text for two targets exactly when they are the same. */
export function targetKey(target: BulkTarget): string {
  switch (target.kind) {
    case 'field':
      return target.field;
    case 'stock':
      return `stock ${target.bodegaId}`;
    case 'picture':
      return `picture ${target.url}`;
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
 *
 * @see docs/rules.md#bulk-changes
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

/** The batches of new productos; `label` names each in a report. */
export function creationBatches(
  productos: readonly { readonly label: string; readonly producto: NewProducto }[],
): CreateBatch[] {
  return chunks(productos, MAX_CREATED).map((some) => ({
    kind: 'create',
    rows: some.map((row, id) => ({ ...row, id })),
  }));
}

/** The batches that delete productos. */
export function deletionBatches(rows: readonly BulkRow[]): DeleteBatch[] {
  return chunks(rows, MAX_ROWS).map((some) => ({ kind: 'delete', rows: some }));
}

/** A batch before it is sent. */
export function waiting(batch: Batch): BatchRecord {
  return { batch, state: 'waiting', outcomes: [] };
}

function undoOne({ batch, outcomes }: BatchRecord): Batch[] {
  const done = (index: number) => outcomes[index]?.kind === 'done';
  switch (batch.kind) {
    case 'set': {
      const rows = batch.rows.filter((_, index) => done(index));
      return [{ ...batch, before: batch.after, after: batch.before, rows }];
    }
    case 'create': {
      const rows = batch.rows.flatMap(({ label, producto }, index) => {
        const outcome = outcomes[index];
        if (outcome === undefined || !('id' in outcome) || outcome.id === undefined) return [];
        const isPart = outcome.kind === 'failed';
        return [{ id: outcome.id, label, unless: producto, ...(isPart && { isPart }) }];
      });
      return [{ kind: 'delete', rows }];
    }
    case 'delete':
      return [];
  }
}

/**
 * What takes a bulk change back: only the rows that it wrote, in the reverse order. Each is left alone
 * when it holds something else by then. Deleted productos do not come back.
 *
 * @see docs/rules.md#bulk-changes
 */
export function undoBatches(records: readonly BatchRecord[]): Batch[] {
  const batches = records.toReversed().flatMap(undoOne);
  return batches.filter((batch) => batch.rows.length > 0);
}

/** The key of the batches that may be written at the same time. */
function phaseOf({ batch }: BatchRecord, index: number): string {
  // Two statements over the same rows could block each other; those of one target have different rows.
  return batch.kind === 'set' ? targetKey(batch.target) : `${batch.kind} ${index}`;
}

/** The places of batches, in groups that are written one after the other. */
export function phasesOf(records: readonly BatchRecord[]): number[][] {
  const phases = new Map<string, number[]>();
  for (const [index, record] of records.entries()) {
    const key = phaseOf(record, index);
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
