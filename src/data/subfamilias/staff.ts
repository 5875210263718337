import type { Subfamilia } from '#domain/catalogue/catalogue.ts';
import type { SubfamiliaDraft } from '#domain/staff/forms/subfamiliaForm.ts';
import { compareNames } from '#domain/text/collation.ts';
import { toTextOrNull } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { abortedBy, mapRows, readAllPages, unwrap } from '../http/read.ts';
import { staffDb } from '../http/staff/staffDb.ts';
import {
  ADD_ONCE,
  type Deleted,
  countedRows,
  deleteUnused,
  outcomeOf,
  sameAsRead,
} from '../http/staff/write.ts';
import { staffKeys, staffQuery } from '../staffCache.ts';
import { SUBFAMILIA_COLUMNS } from './read.ts';
import { toSubfamilia, type SubfamiliaRow } from './toSubfamilia.ts';

export type StaffSubfamilia = Subfamilia & {
  /** The column `thumbnail` as stored; an update compares it with the row. */
  readonly storedThumbnail: string | null;
  readonly isHidden: boolean;
};

type StaffRow = SubfamiliaRow & { readonly oculto: boolean };

/** Columns of a subfamilia for staff. */
const STAFF_SUBFAMILIA = `${SUBFAMILIA_COLUMNS},oculto` as const;

function toStaffSubfamilia(row: StaffRow): StaffSubfamilia {
  const storedThumbnail = toTextOrNull(row.thumbnail);
  return { ...toSubfamilia(row), storedThumbnail, isHidden: row.oculto };
}

/** Converts a draft to columns; an unchanged picture stays as stored. */
function toRow(draft: SubfamiliaDraft, read?: StaffSubfamilia) {
  const isSamePicture = read !== undefined && draft.thumbnailUrl === read.thumbnailUrl;
  return {
    nombre: draft.name,
    familia_id: draft.familiaId,
    thumbnail: isSamePicture ? read.storedThumbnail : draft.thumbnailUrl,
  };
}

/** Lists the subfamilias by name. */
async function listStaffSubfamilias(signal?: AbortSignal): Promise<StaffSubfamilia[]> {
  const rows = await readAllPages(
    (options) => db.from('subfamilia').select(STAFF_SUBFAMILIA, options).order('id'),
    signal,
  );
  const subfamilias = mapRows('subfamilias', rows, toStaffSubfamilia);
  return subfamilias.toSorted((a, b) => compareNames(a.name, b.name));
}

async function countWithoutThumbnail(signal?: AbortSignal): Promise<number> {
  const all = db.from('subfamilia').select('id', { count: 'exact', head: true });
  return countedRows(await abortedBy(all.is('thumbnail', null), signal));
}

const COLUMNS = 'id,nombre,familia_id,thumbnail,oculto';

const readNow = (id: number | string, key: 'id' | 'request_id' = 'id') =>
  db.from('subfamilia').select(STAFF_SUBFAMILIA).filter(key, 'eq', id).maybeSingle();

async function countProductosOf(subfamiliaId: number, signal?: AbortSignal): Promise<number> {
  const query = db
    .from('producto')
    .select('id', { count: 'exact' })
    .eq('sub_familia_id', subfamiliaId)
    .limit(1);
  const reply = await abortedBy(query, signal);
  return Math.max(unwrap(reply).length, reply.count ?? 0);
}

/** Adds a subfamilia, only once however often it is called with the same `requestId`. */
export async function createSubfamilia(draft: SubfamiliaDraft, requestId: string) {
  const row = { ...toRow(draft), request_id: requestId };
  const reply = await staffDb.from('subfamilia').upsert(row, ADD_ONCE).select(COLUMNS);
  return outcomeOf(reply, null, () => readNow(requestId, 'request_id'), toStaffSubfamilia);
}

/** Updates a subfamilia, unless someone else changed it since it was read. */
export async function updateSubfamilia(read: StaffSubfamilia, draft: SubfamiliaDraft) {
  const before = { nombre: read.name, familia_id: read.familiaId, thumbnail: read.storedThumbnail };
  const query = staffDb.from('subfamilia').update(toRow(draft, read)).eq('id', read.id);
  const reply = await sameAsRead(query, before).select(COLUMNS);
  const familia = { nombre: read.familiaName };
  return outcomeOf(
    reply,
    before,
    () => readNow(read.id),
    (row) => toStaffSubfamilia(row.familia_id === read.familiaId ? { familia, ...row } : row),
  );
}

/** Deletes a subfamilia, unless someone else renamed it since it was read or productos belong to it. */
export function deleteSubfamilia({ id, name }: StaffSubfamilia): Promise<Deleted<StaffSubfamilia>> {
  const before = { nombre: name };
  const query = sameAsRead(staffDb.from('subfamilia').delete().eq('id', id), before).select(
    COLUMNS,
  );
  const countUses = () => countProductosOf(id);
  return deleteUnused(query, before, () => readNow(id), toStaffSubfamilia, countUses);
}

export const staffSubfamiliaQueries = {
  all: () => staffQuery(staffKeys.subfamilias, listStaffSubfamilias),
  withoutThumbnail: () =>
    staffQuery([...staffKeys.subfamilias, 'withoutThumbnail'], countWithoutThumbnail),
  /** Number of productos that keep a subfamilia from being deleted. */
  productoCount: (subfamiliaId: number) =>
    staffQuery([...staffKeys.subfamilias, 'productoCount', subfamiliaId], (signal) =>
      countProductosOf(subfamiliaId, signal),
    ),
} as const;
