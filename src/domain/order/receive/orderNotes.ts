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
  /** The number was not put back by its undo. */
  readonly isHeld: boolean;
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
    isHeld: !undo.some(isNoted),
  };
}

/**
 * How the undo of a change leaves the note of its order: with the number of the last change before it
 * whose units are out, or without a note. Changes that took nothing do not count.
 *
 * @param own number of the change
 * @returns the numbers before and after; `null`: the note stays, because units of this change or of one
 *   that follows it are out
 */
export function noteAfterUndo(
  own: BulkValue,
  changes: readonly NotedChange[],
): { readonly before: BulkValue; readonly after: BulkValue } | null {
  let last = changes.find(({ change }) => change === own);
  if (last === undefined || last.isOut) return null;
  let after = last.before;
  const follows = ({ before, isHeld }: NotedChange) => isHeld && before === last?.change;
  for (let next = changes.find(follows); next; next = changes.find(follows)) {
    if (next.isOut) return null;
    last = next;
  }
  const isBack = ({ change, isOut }: NotedChange) => !isOut && change === after;
  for (let older = changes.find(isBack); older; older = changes.find(isBack)) after = older.before;
  return { before: last.change, after };
}
