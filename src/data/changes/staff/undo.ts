import { toNumber, toText, toTextOrNull } from '../../http/columns.ts';
import { DataError, tookTooLong } from '../../http/DataError.ts';
import { abortedBy, mapRows, unwrap } from '../../http/read.ts';
import { staffDb } from '../../http/staff/staffDb.ts';
import { type ChangeRow, type RowValues, toRowValues, toTable, toValues } from './history.ts';

/** Most rows that one request takes back, if they are not the rows of one product. */
const MAX_ROWS = 500;

const OUTCOMES = ['changed', 'gone', 'inUse', 'refused'] as const;

/** A row that an undo leaves as it is. */
export type KeptRow = Pick<ChangeRow, 'table' | 'label' | 'key'> & {
  readonly outcome: (typeof OUTCOMES)[number];
  /** Present values of the columns that the undo compares; `null`: there is no row. */
  readonly now: RowValues;
  /** The error message of the database; `null`: none. */
  readonly reason: string | null;
};

export type UndoReport = {
  /** Number of rows that were put back. */
  readonly done: number;
  readonly keptCount: number;
  /** The rows that stay as they are, at most 1,000 of a change. */
  readonly kept: readonly KeptRow[];
  /** Number of rows of the same change that are left for the next requests. */
  readonly left: number;
};

export const NOTHING_UNDONE: UndoReport = { done: 0, keptCount: 0, kept: [], left: 0 };

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

/** Most rows of one request; `null`: as many as the database takes back at once. */
type Limit = { most: number | null };

/**
 * Takes back the next rows of a change. Halves `limit` if a request takes too long, down to one row or one product.
 *
 * @param dry `true`: reports what would happen to the first 1,000 rows, and writes nothing
 */
async function undoChange(
  change: string,
  dry: boolean,
  limit: Limit = { most: null },
  signal?: AbortSignal,
): Promise<UndoReport> {
  const { most } = limit;
  const query = staffDb.rpc('undo_change', { change, dry, ...(most !== null && { most }) });
  let answer: ReturnType<typeof toValues>;
  try {
    answer = toValues(unwrap(await abortedBy(query, signal)));
  } catch (error) {
    if (!tookTooLong(error)) throw error;
    if (most === 1) throw new DataError('rowTooLong', error.detail, error);
    limit.most = Math.floor((most ?? MAX_ROWS) / 2);
    return undoChange(change, dry, limit, signal);
  }
  const list: unknown[] = Array.isArray(answer['kept']) ? answer['kept'] : [];
  const kept = mapRows('rows that stay', list, toKept);
  return {
    done: toNumber(answer['done']) ?? 0,
    keptCount: toNumber(answer['keptCount']) ?? kept.length,
    kept,
    left: toNumber(answer['left']) ?? 0,
  };
}

/**
 * Takes changes back, newest first. If it is called again after a failure, it goes on where it stopped, and its
 * report also counts the rows that were put back before. `onProgress` gets the report after each request.
 */
export async function undoChanges(
  changes: readonly string[],
  onProgress: (report: UndoReport) => void,
): Promise<UndoReport> {
  let ended = NOTHING_UNDONE;
  const limit: Limit = { most: null };
  for (const change of changes) {
    const before = ended;
    do {
      // Each request is one transaction, which ends before the next one begins.
      // oxlint-disable-next-line no-await-in-loop
      const { done, keptCount, kept, left } = await undoChange(change, false, limit);
      ended = {
        done: before.done + done,
        keptCount: before.keptCount + keptCount,
        kept: [...before.kept, ...kept],
        left,
      };
      onProgress(ended);
    } while (ended.left > 0);
  }
  return ended;
}

/**
 * Returns the report that {@link undoChanges} would return. `left` counts the rows whose outcome only the undo itself
 * can tell: they depend on newer changes, or come after the first 1,000 rows of their change.
 */
export async function previewUndo(changes: readonly string[], signal?: AbortSignal) {
  const previews = await Promise.all(
    changes.map((change) => undoChange(change, true, undefined, signal)),
  );
  const [newest = NOTHING_UNDONE, ...older] = previews;
  const left = previews.reduce((count, preview) => count + preview.left, 0);
  // A preview tries each change on the present rows, not on the rows as they are once newer changes are undone.
  return {
    ...newest,
    done: older.reduce((count, { done }) => count + done, newest.done),
    left: older.reduce((count, { keptCount }) => count + keptCount, left),
  };
}
