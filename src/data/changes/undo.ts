import type { HistoryTable } from '#domain/changes/entries.ts';
import { toNumber, toText, toTextOrNull } from '../http/columns.ts';
import { mapRows, unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import { type RowValues, toRowValues, toTable, toValues } from './history.ts';

const OUTCOMES = ['changed', 'gone', 'inUse', 'refused'] as const;

/** A row that an undo leaves as it is. */
export type KeptRow = {
  readonly table: HistoryTable;
  readonly label: string;
  readonly key: NonNullable<RowValues>;
  readonly outcome: (typeof OUTCOMES)[number];
  /** The columns compared, as they are now. */
  readonly now: RowValues;
  /** The error message of the database; `null`: none. */
  readonly reason: string | null;
};

export type UndoReport = {
  /** Rows that were put back. */
  readonly done: number;
  readonly keptCount: number;
  /** The first of those that stay. */
  readonly kept: readonly KeptRow[];
};

const NOTHING: UndoReport = { done: 0, keptCount: 0, kept: [] };

function toKept(item: unknown): KeptRow {
  const row = toValues(item);
  return {
    table: toTable(row['tabla']),
    label: toText(row['etiqueta']),
    key: toRowValues(row['clave']) ?? {},
    outcome: OUTCOMES.find((outcome) => outcome === row['outcome']) ?? 'refused',
    now: toRowValues(row['now']),
    reason: toTextOrNull(row['reason']),
  };
}

/**
 * Takes the next rows of a change back.
 *
 * @param dry says what would come of the first 1,000 rows, and writes nothing
 * @throws DataError
 */
async function undoChange(
  change: string,
  dry = false,
  signal?: AbortSignal,
): Promise<UndoReport & { readonly left: number }> {
  const request = staffDb.rpc('undo_change', { change, dry });
  const reply: unknown = unwrap(await (signal ? request.abortSignal(signal) : request));
  const answer = toValues(reply);
  const list: unknown[] = Array.isArray(answer['kept']) ? answer['kept'] : [];
  const kept = mapRows('rows that stay', list, toKept);
  return {
    done: toNumber(answer['done']) ?? 0,
    keptCount: toNumber(answer['keptCount']) ?? kept.length,
    kept,
    left: toNumber(answer['left']) ?? 0,
  };
}

const sum = (a: UndoReport, b: UndoReport): UndoReport => ({
  done: a.done + b.done,
  keptCount: a.keptCount + b.keptCount,
  kept: [...a.kept, ...b.kept],
});

/**
 * Takes changes back, one after the other. After a failure it can be called again and goes on: what is
 * back already is reported once more.
 *
 * @param changes newest first
 * @param onProgress called after each request
 * @throws DataError
 */
export async function undoChanges(
  changes: readonly string[],
  onProgress: (report: UndoReport) => void,
): Promise<UndoReport> {
  let ended = NOTHING;
  for (const change of changes) {
    let part;
    do {
      // Each request is one transaction, which ends before the next one begins.
      // oxlint-disable-next-line no-await-in-loop
      part = await undoChange(change);
      onProgress(sum(ended, part));
    } while (part.left > 0);
    ended = sum(ended, part);
  }
  return ended;
}

/** The report that {@link undoChanges} would end with. */
export type UndoPreview = UndoReport & {
  /** Rows that only the undo tells of: they depend on newer changes, or the change has very many. */
  readonly dependent: number;
};

/** @param changes newest first @throws DataError */
export async function previewUndo(
  changes: readonly string[],
  signal?: AbortSignal,
): Promise<UndoPreview> {
  const previews = await Promise.all(changes.map((change) => undoChange(change, true, signal)));
  const [newest = NOTHING, ...older] = previews;
  const left = previews.reduce((count, preview) => count + preview.left, 0);
  // Each is tried on the rows of now, not on those that the newer undo leaves.
  return {
    ...newest,
    done: older.reduce((count, { done }) => count + done, newest.done),
    dependent: older.reduce((count, { keptCount }) => count + keptCount, left),
  };
}
