import type { Familia } from '#domain/catalogue/catalogue.ts';
import type { FamiliaDraft } from '#domain/forms/familiaForm.ts';
import type { PositionChange } from '#domain/forms/familiaMoves.ts';
import { DataError } from '../http/DataError.ts';
import { abortedBy, unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import {
  ONCE,
  type Saved,
  type Updated,
  changedRows,
  expectChanged,
  sameAsRead,
  whyNothingChanged,
} from '../http/write.ts';
import { toFamilia } from './read.ts';

/** How a deletion ended. `inUse`: nothing was deleted because subfamilias belong to the familia. */
export type FamiliaDeleted =
  | Saved<Familia>
  | { readonly outcome: 'inUse'; readonly subfamiliaCount: number };

/** How saving a new order ended. Unless `saved`, only the changes before `at` were saved. */
export type OrderSaved =
  | { readonly outcome: 'saved' }
  /** Someone else moved that familia since it was read. */
  | { readonly outcome: 'changed'; readonly at: PositionChange }
  | { readonly outcome: 'failed'; readonly at: PositionChange; readonly error: DataError };

const COLUMNS = 'id,nombre,number';

async function readFamilia(id: number): Promise<Familia | null> {
  const reply = await staffDb.from('familia').select(COLUMNS).eq('id', id).maybeSingle();
  const row = unwrap(reply);
  return row && toFamilia(row);
}

/** The highest position of a familia; `null`: none has one. @throws DataError */
export async function readLastPosition(signal?: AbortSignal): Promise<number | null> {
  const query = staffDb
    .from('familia')
    .select('number')
    .not('number', 'is', null)
    .order('number', { ascending: false })
    .limit(1);
  return unwrap(await abortedBy(query, signal))[0]?.number ?? null;
}

function columnsOf({ name, position }: FamiliaDraft): { nombre: string; number?: number } {
  return { nombre: name, ...(position !== null && { number: position }) };
}

/**
 * Adds a familia, once however often it is called with the same `requestId`.
 *
 * @throws DataError
 * @see docs/rules.md#familias
 */
export async function createFamilia(draft: FamiliaDraft, requestId: string): Promise<void> {
  const row = { ...columnsOf(draft), request_id: requestId };
  const reply = await staffDb.from('familia').upsert(row, ONCE).select('id,number').single();
  const { id, number } = unwrap(reply);
  if (number === draft.position) return;
  // An attempt whose response was lost stored an order; the field was emptied since.
  const query = staffDb.from('familia').update({ number: draft.position }, { count: 'exact' });
  expectChanged(await query.eq('id', id));
}

/**
 * Updates a familia, unless someone else changed the same columns since it was read.
 *
 * @param read the familia as it was read
 * @param draft with `position` null the stored order stays
 * @throws DataError 'notFound' when it was deleted, 'forbidden' when the database refused
 */
export async function updateFamilia(read: Familia, draft: FamiliaDraft): Promise<Updated<Familia>> {
  const isPlaced = draft.position !== null;
  const query = staffDb.from('familia').update(columnsOf(draft)).eq('id', read.id);
  const expected = { nombre: read.name, ...(isPlaced && { number: read.position }) };
  const [row] = unwrap(await sameAsRead(query, expected).select(COLUMNS));
  if (row) return { outcome: 'saved', now: toFamilia(row) };
  return whyNothingChanged(
    () => readFamilia(read.id),
    (now) => now.name === read.name && (!isPlaced || now.position === read.position),
  );
}

/** How many subfamilias belong to a familia. @throws DataError */
export async function countSubfamiliasOf(familiaId: number, signal?: AbortSignal): Promise<number> {
  const query = staffDb
    .from('subfamilia')
    .select('id', { count: 'exact', head: true })
    .eq('familia_id', familiaId);
  return changedRows(await abortedBy(query, signal));
}

/**
 * Deletes a familia, unless someone else renamed it since it was read or subfamilias belong to it.
 *
 * @throws DataError 'notFound' when it was deleted before, 'forbidden' when the database refused
 */
export async function deleteFamilia(read: Familia): Promise<FamiliaDeleted> {
  const query = staffDb.from('familia').delete({ count: 'exact' }).eq('id', read.id);
  try {
    if (changedRows(await sameAsRead(query, { nombre: read.name })) > 0)
      return { outcome: 'saved' };
  } catch (error) {
    if (!(error instanceof DataError && error.kind === 'inUse')) throw error;
    return { outcome: 'inUse', subfamiliaCount: await countSubfamiliasOf(read.id) };
  }
  return whyNothingChanged(
    () => readFamilia(read.id),
    (now) => now.name === read.name,
  );
}

/**
 * Saves the positions of familias one after the other, and stops at the first failure.
 *
 * @see docs/rules.md#familias
 */
export async function savePositions(changes: readonly PositionChange[]): Promise<OrderSaved> {
  for (const at of changes) {
    const query = staffDb
      .from('familia')
      .update({ number: at.to }, { count: 'exact' })
      .eq('id', at.id);
    try {
      if (changedRows(await sameAsRead(query, { number: at.from })) > 0) continue;
      await whyNothingChanged(
        () => readFamilia(at.id),
        (now) => now.position === at.from,
      );
      return { outcome: 'changed', at };
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      return { outcome: 'failed', at, error };
    }
  }
  return { outcome: 'saved' };
}
