import type { BatchRecord, BulkValue } from '../../bulk/batches.ts';
import { isBlocked, noteOf } from '../../bulk/orderGate.ts';
import { netTaken } from './netTaken.ts';

/** A bulk change that noted an order. Changes of one order follow each other by their numbers. */
export type NotedChange = {
  /** The number of the change that it followed. */
  readonly before: BulkValue;
  readonly change: BulkValue;
  /** Units of it are out, or may still be taken. */
  readonly isOut: boolean;
};

function isNoted(record: BatchRecord): boolean {
  return noteOf(record) !== null && record.state === 'done' && !isBlocked(record);
}

/**
 * What a bulk change noted; `null`: it noted no order.
 *
 * @param undo the batches that take it back; empty: none do
 * @param isOpen it may be continued
 */
export function notedChange(
  records: readonly BatchRecord[],
  undo: readonly BatchRecord[],
  isOpen: boolean,
): NotedChange | null {
  const gate = records.find(isNoted);
  const note = gate && noteOf(gate);
  if (!note) return null;
  const units = netTaken([...records, ...undo]).values();
  const isUnknown = records.some(({ state }) => state === 'sent');
  return {
    before: note.before,
    change: note.after,
    isOut: isOpen || isUnknown || [...units].some((count) => count > 0),
  };
}

type Values = { readonly before: BulkValue; readonly after: BulkValue };

/**
 * How the undo of a change leaves the note of its order: with the number of the last change with units
 * out, or without a note. Changes that took nothing do not count.
 *
 * @param planned the undo's own note: from the number of its change to the one before
 * @param now the number that the order is noted with
 * @param changes what this browser knows; a number of another browser counts as out
 * @returns the numbers before and after; `null`: the note stays, because units of this change or of a
 *   later one are out
 */
export function noteAfterUndo(
  planned: Values,
  now: BulkValue,
  changes: readonly NotedChange[],
): Values | null {
  const known = (value: BulkValue) => changes.find(({ change }) => change === value);
  if (known(planned.before)?.isOut !== false) return null;
  if (known(now) === undefined) return planned;
  let after = now;
  for (let last = known(after); last?.isOut === false; last = known(after)) after = last.before;
  return after === now ? null : { before: now, after };
}
