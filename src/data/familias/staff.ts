import type { Familia } from '#domain/catalogue/catalogue.ts';
import type { PositionChange } from '#domain/staff/familiaMoves.ts';
import type { FamiliaDraft } from '#domain/staff/forms/familiaForm.ts';
import { toValues } from '../changes/staff/history.ts';
import { abortedBy, unwrap } from '../http/read.ts';
import { staffDb } from '../http/staff/staffDb.ts';
import {
  ADD_ONCE,
  type Deleted,
  type Updated,
  countedRows,
  deleteUnused,
  outcomeOf,
  sameAsRead,
} from '../http/staff/write.ts';
import { NOT_CACHED, staffKeys, staffQuery } from '../staffCache.ts';
import { toFamilia } from './read.ts';

const COLUMNS = 'id,nombre,number';

const readNow = (id: number | string, key: 'id' | 'request_id' = 'id') =>
  staffDb.from('familia').select(COLUMNS).filter(key, 'eq', id).maybeSingle();

/** Reads the highest position of a familia; `null`: no familia has a position. */
async function readLastPosition(signal?: AbortSignal): Promise<number | null> {
  const query = staffDb
    .from('familia')
    .select('number')
    .not('number', 'is', null)
    .order('number', { ascending: false })
    .limit(1);
  return unwrap(await abortedBy(query, signal))[0]?.number ?? null;
}

function columnsOf({ name, position }: FamiliaDraft): { nombre: string; number?: number | null } {
  return { nombre: name, ...(position !== undefined && { number: position }) };
}

/** Adds a familia, only once however often it is called with the same `requestId`. */
export async function createFamilia(draft: FamiliaDraft, requestId: string) {
  const row = { ...columnsOf(draft), request_id: requestId };
  const reply = await staffDb.from('familia').upsert(row, ADD_ONCE).select(COLUMNS);
  return outcomeOf(reply, null, () => readNow(requestId, 'request_id'), toFamilia);
}

/** Updates a familia, unless someone else changed the same columns since it was read. */
export async function updateFamilia(read: Familia, draft: FamiliaDraft): Promise<Updated<Familia>> {
  const before = { nombre: read.name, ...('position' in draft && { number: read.position }) };
  const query = staffDb.from('familia').update(columnsOf(draft)).eq('id', read.id);
  const reply = await sameAsRead(query, before).select(COLUMNS);
  return outcomeOf(reply, before, () => readNow(read.id), toFamilia);
}

/**
 * Writes all positions, or none if someone else moved or deleted one of the familias since they were read.
 *
 * @param change id of the change, the same for a retry: nothing is written twice
 * @param title names the change in the history
 * @returns the familia that someone else moved or deleted; `null`: the order is saved
 */
export async function saveOrder(
  change: string,
  title: string,
  positions: readonly PositionChange[],
): Promise<number | null> {
  const rows = positions.map(({ id, from, to }) => ({
    table: 'familia',
    key: { id },
    before: { number: from },
    after: { number: to },
  }));
  const reply = await staffDb.rpc('apply_change', { change, part: 0, title, rows });
  const { rows: answered } = toValues(unwrap(reply));
  const outcomes = Array.isArray(answered) ? answered : [];
  return positions.find((_, index) => toValues(outcomes[index])['outcome'] !== 'done')?.id ?? null;
}

async function countSubfamiliasOf(familiaId: number, signal?: AbortSignal): Promise<number> {
  const query = staffDb
    .from('subfamilia')
    .select('id', { count: 'exact', head: true })
    .eq('familia_id', familiaId);
  return countedRows(await abortedBy(query, signal));
}

/** Deletes a familia, unless someone else renamed it since it was read or subfamilias belong to it. */
export function deleteFamilia({ id, name }: Familia): Promise<Deleted<Familia>> {
  const before = { nombre: name };
  const query = sameAsRead(staffDb.from('familia').delete().eq('id', id), before).select(COLUMNS);
  const countUses = () => countSubfamiliasOf(id);
  return deleteUnused(query, before, () => readNow(id), toFamilia, countUses);
}

export const staffFamiliaQueries = {
  /** The highest position of a familia, read again for every form. */
  lastPosition: () => staffQuery(['staff', 'lastFamiliaPosition'], readLastPosition, NOT_CACHED),
  /** Number of subfamilias that keep a familia from being deleted. */
  subfamiliaCount: (familiaId: number) =>
    staffQuery(
      [...staffKeys.subfamilias, 'count', familiaId],
      (signal) => countSubfamiliasOf(familiaId, signal),
      NOT_CACHED,
    ),
} as const;
