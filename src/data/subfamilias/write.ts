import type { Subfamilia } from '#domain/catalogue/catalogue.ts';
import type { SubfamiliaDraft } from '#domain/forms/subfamiliaForm.ts';
import { DataError } from '../http/DataError.ts';
import { toTextOrNull } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { abortedBy, mapRows, readAllPages, unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import { ONCE, type Updated, changedRows, sameAsRead, whyNothingChanged } from '../http/write.ts';
import { SUBFAMILIA } from './read.ts';
import { toSubfamilia, type SubfamiliaRow } from './toSubfamilia.ts';

/** A subfamilia as the back-office lists and edits it. */
export type StaffSubfamilia = Subfamilia & {
  /** The column as it is stored, which an update compares with. */
  readonly storedThumbnail: string | null;
};

/** How a deletion ended. */
export type SubfamiliaDeletion =
  | { readonly outcome: 'deleted' }
  /** Productos belong to it: nothing was deleted. */
  | { readonly outcome: 'inUse'; readonly productoCount: number }
  /** It was renamed since it was read: nothing was deleted. */
  | { readonly outcome: 'changed'; readonly now: StaffSubfamilia };

function toStaffSubfamilia(row: SubfamiliaRow): StaffSubfamilia {
  return { ...toSubfamilia(row), storedThumbnail: toTextOrNull(row.thumbnail) };
}

/** The columns of a draft; the column of an unchanged picture stays as it is stored. */
function toRow(draft: SubfamiliaDraft, read?: StaffSubfamilia) {
  const isSamePicture = read !== undefined && draft.thumbnailUrl === read.thumbnailUrl;
  return {
    nombre: draft.name,
    familia_id: draft.familiaId,
    thumbnail: isSamePicture ? read.storedThumbnail : draft.thumbnailUrl,
  };
}

/**
 * Every subfamilia with the name of its familia, in no particular order.
 *
 * @param signal aborts the request
 * @throws DataError
 */
export async function listStaffSubfamilias(signal?: AbortSignal): Promise<StaffSubfamilia[]> {
  const rows = await readAllPages(
    (options) => db.from('subfamilia').select(SUBFAMILIA, options).order('id'),
    signal,
  );
  return mapRows('subfamilias', rows, toStaffSubfamilia);
}

async function readSubfamilia(id: number): Promise<StaffSubfamilia | null> {
  const row = unwrap(await db.from('subfamilia').select(SUBFAMILIA).eq('id', id).maybeSingle());
  return row && toStaffSubfamilia(row);
}

/**
 * How many productos belong to a subfamilia.
 *
 * @throws DataError
 */
export async function countProductosOf(
  subfamiliaId: number,
  signal?: AbortSignal,
): Promise<number> {
  const query = db
    .from('producto')
    .select('id', { count: 'exact' })
    .eq('sub_familia_id', subfamiliaId)
    .limit(1);
  const reply = await abortedBy(query, signal);
  return Math.max(unwrap(reply).length, reply.count ?? 0);
}

/**
 * Adds a subfamilia, once however often it is called with the same `requestId`.
 *
 * @throws DataError
 * @see docs/rules.md#subfamilias
 */
export async function createSubfamilia(draft: SubfamiliaDraft, requestId: string): Promise<void> {
  const row = { ...toRow(draft), request_id: requestId };
  unwrap(await staffDb.from('subfamilia').upsert(row, ONCE));
}

/**
 * Updates a subfamilia, unless someone else changed it since it was read.
 *
 * @param read the subfamilia that the form was filled with
 * @returns `changed` with the current subfamilia when it differs from what was read
 * @throws DataError `notFound` when it was deleted, `forbidden` when the database refused
 */
export async function updateSubfamilia(
  read: StaffSubfamilia,
  draft: SubfamiliaDraft,
): Promise<Updated<StaffSubfamilia>> {
  const query = sameAsRead(
    staffDb.from('subfamilia').update(toRow(draft, read)).eq('id', read.id),
    {
      nombre: read.name,
      familia_id: read.familiaId,
      thumbnail: read.storedThumbnail,
    },
  );
  const [row] = unwrap(await query.select('id,nombre,familia_id,thumbnail'));
  if (row) {
    const familia = row.familia_id === read.familiaId ? { nombre: read.familiaName } : null;
    return { outcome: 'saved', now: toStaffSubfamilia({ ...row, familia }) };
  }
  return whyNothingChanged(
    () => readSubfamilia(read.id),
    (now) =>
      now.name === read.name &&
      now.familiaId === read.familiaId &&
      now.storedThumbnail === read.storedThumbnail,
  );
}

/**
 * Deletes a subfamilia that still has the name that was read, and no productos.
 *
 * @throws DataError `notFound` when it was deleted before, `forbidden` when the database refused
 * @see docs/rules.md#subfamilias
 */
export async function deleteSubfamilia(read: StaffSubfamilia): Promise<SubfamiliaDeletion> {
  const query = staffDb.from('subfamilia').delete({ count: 'exact' }).eq('id', read.id);
  try {
    if (changedRows(await sameAsRead(query, { nombre: read.name })) > 0)
      return { outcome: 'deleted' };
  } catch (error) {
    if (!(error instanceof DataError) || error.kind !== 'inUse') throw error;
    return { outcome: 'inUse', productoCount: await countProductosOf(read.id) };
  }
  return whyNothingChanged(
    () => readSubfamilia(read.id),
    (now) => now.name === read.name,
  );
}
