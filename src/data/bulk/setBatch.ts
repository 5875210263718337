import type { RowOutcome, SetBatch } from '#domain/bulk/batches.ts';
import { idChunks } from '../http/byIds.ts';
import { DataError } from '../http/DataError.ts';
import { readTarget, writeTarget } from './targets.ts';

/** Of those, the rows that were written; `null`: the database cannot store the new value. */
async function writeSome(
  { target, before, after }: SetBatch,
  ids: readonly number[],
): Promise<Set<number> | null> {
  try {
    return await writeTarget({ target, before, after }, ids);
  } catch (error) {
    // Such as a warehouse or a product that is gone: trying again changes nothing.
    if (error instanceof DataError && error.kind === 'inUse') return null;
    throw error;
  }
}

/**
 * Gives the rows of a batch their new value, each unless someone else changed it since it was read.
 *
 * @param wasSent it was sent before and its response was lost: rows with the new value count as written
 * @returns an outcome per row
 * @throws DataError
 */
export async function writeSetBatch(batch: SetBatch, wasSent: boolean): Promise<RowOutcome[]> {
  const { target, before, after } = batch;
  let ids = batch.rows.map(({ id }) => id);
  const written = new Set<number>();
  const failed = new Set<number>();
  let wasWritten = false;
  // A new row for a product that is gone would fail the statement for all of them.
  // The number of a change that notes an order is no one else's.
  const isOurs = wasSent || target.kind === 'order';
  if (isOurs || before === null) {
    const now = await readTarget(target, ids);
    if (isOurs) for (const [id, value] of now) if (value === after) written.add(id);
    // A statement is carried out whole: units that are as before were put back by somebody since.
    wasWritten = target.kind === 'stock' && written.size > 0;
    ids = wasWritten ? [] : ids.filter((id) => now.has(id) && !written.has(id));
  }
  for (const some of idChunks(ids)) {
    const done = await writeSome(batch, some);
    for (const id of done ?? some) (done === null ? failed : written).add(id);
  }
  const others = batch.rows.flatMap(({ id }) => (written.has(id) || failed.has(id) ? [] : [id]));
  const now = others.length > 0 ? await readTarget(target, others) : new Map();
  return batch.rows.map(({ id }) => {
    if (written.has(id)) return { kind: 'done' };
    if (failed.has(id)) return { kind: 'failed' };
    const value = now.get(id);
    if (value === undefined) return { kind: 'gone' };
    if (value === before && !wasWritten) return { kind: 'refused' };
    // What was sent before can have arrived later than what was read above.
    if (wasSent && value === after) return { kind: 'done' };
    const isUnsure = wasSent && target.kind === 'stock';
    return { kind: isUnsure ? 'unsure' : 'changed', now: value };
  });
}

/**
 * What became of a batch that was sent and whose response was lost, as the rows tell; nothing is written.
 *
 * @returns an outcome per row; `null`: the batch was not written
 * @throws DataError
 */
export async function readSetOutcomes({
  target,
  before,
  after,
  rows,
}: SetBatch): Promise<RowOutcome[] | null> {
  const ids = rows.map(({ id }) => id);
  const now = await readTarget(target, ids);
  const values = new Set(now.values());
  const isStock = target.kind === 'stock';
  // Units that somebody changed since may have been written before, and so may the others of the statement.
  const isUntouched = isStock ? values.size === 1 : !values.has(after);
  if (values.has(before) && isUntouched) return null;
  return ids.map((id) => {
    const value = now.get(id);
    if (value === undefined) return { kind: 'gone' };
    if (value === after) return { kind: 'done' };
    return { kind: isStock ? 'unsure' : 'changed', now: value };
  });
}
