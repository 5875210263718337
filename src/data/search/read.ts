import type { Producto, SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import { codePattern, namePattern, nameRanker, NO_FIT } from '#domain/catalogue/productSearch.ts';
import { compareNames } from '#domain/text/collation.ts';
import { COLOR_COLUMNS, toColor } from '../colors/read.ts';
import { toId, toText, toTextOrNull } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { abortedBy, mapRows, readAllPages, unwrap } from '../http/read.ts';
import { listSubfamilias } from '../subfamilias/read.ts';
import { searchConditions } from './conditions.ts';

/** Most productos that the first request of a search reads. */
const FIRST_PRODUCTOS = 1000;
/** Most productos with the searched code that are listed. */
const MAX_CODE_MATCHES = 12;
/** The suggestions rank this many subfamilias and show the best of them. */
const RANKED = 60;
const MAX_SUGGESTIONS = 7;

/** A producto whose code was searched. */
export type CodeMatch = Pick<
  Producto,
  'id' | 'code' | 'name' | 'subfamiliaId' | 'color' | 'tallaId'
>;

/** Ids of the subfamilias that a search finds. */
export type Found = {
  readonly ids: readonly number[];
  /** True: the search finds more productos than were read. */
  readonly isPart: boolean;
};

const NOTHING: Found = { ids: [], isPart: false };

/** @param options `count: 'exact'` counts all productos, which takes as long as reading them */
async function readFirst(
  text: string,
  options: { count?: 'exact' },
  signal: AbortSignal | undefined,
): Promise<Found> {
  const conditions = searchConditions(text);
  if (conditions === null) return NOTHING;
  // No order is requested: the database returns the first rows that it finds, and stops at the limit.
  const query = db
    .from('producto')
    .select('sub_familia_id', options)
    .or(conditions)
    .eq('oculto', false)
    .not('sub_familia_id', 'is', null)
    .limit(FIRST_PRODUCTOS);
  const reply = await abortedBy(query, signal);
  const rows = unwrap(reply);
  const ids = mapRows('found', rows, ({ sub_familia_id: id }) => toId(id));
  return { ids: [...new Set(ids)], isPart: (reply.count ?? 0) > rows.length };
}

/** Finds the first subfamilias of a search, by the trigram index. @param text as typed @see docs/rules.md#search */
export async function findFirst(text: string, signal?: AbortSignal): Promise<Found> {
  return readFirst(text, { count: 'exact' }, signal);
}

/**
 * Finds every subfamilia of a search: the database checks the productos of each until one fits. It is for
 * searches that find more productos than one response holds.
 *
 * @param text as typed
 */
export async function findAll(text: string, signal?: AbortSignal): Promise<Found> {
  const conditions = searchConditions(text);
  if (conditions === null) return NOTHING;
  const rows = await readAllPages(
    (options) =>
      db
        .from('subfamilia')
        .select('id,producto!inner(id)', options)
        .eq('oculto', false)
        .eq('producto.oculto', false)
        .or(conditions, { referencedTable: 'producto' })
        .limit(1, { referencedTable: 'producto' })
        .order('id'),
    signal,
  );
  return { ids: mapRows('found', rows, ({ id }) => toId(id)), isPart: false };
}

/** Finds the productos whose whole code is the searched text; codes are not unique. @param text as typed */
export async function findByCode(text: string, signal?: AbortSignal): Promise<CodeMatch[]> {
  const pattern = codePattern(text);
  if (pattern === null) return [];
  const query = db
    .from('producto')
    .select(`id,codigo,nombre,sub_familia_id,talla_id,color(${COLOR_COLUMNS}),subfamilia!inner()`)
    .like('busqueda', pattern)
    .eq('oculto', false)
    .eq('subfamilia.oculto', false)
    .limit(MAX_CODE_MATCHES);
  return mapRows('codes', unwrap(await abortedBy(query, signal)), (row) => ({
    id: toId(row.id),
    code: toText(row.codigo),
    name: toText(row.nombre),
    subfamiliaId: toId(row.sub_familia_id),
    color: row.color && toColor(row.color),
    tallaId: toTextOrNull(row.talla_id),
  }));
}

/** Finds the ids of the subfamilias whose names fit a search best. */
async function findByName(text: string, signal: AbortSignal | undefined): Promise<number[]> {
  const pattern = namePattern(text);
  if (pattern === null) return [];
  const query = db
    .from('subfamilia')
    .select('id')
    .regexIMatch('nombre', pattern)
    // A name comes before longer names that begin with it.
    .order('nombre')
    .limit(RANKED);
  return mapRows('names', unwrap(await abortedBy(query, signal)), ({ id }) => toId(id));
}

/** Suggestions of the search field. */
export type Suggestions = {
  readonly codes: readonly CodeMatch[];
  /** Best first. */
  readonly subfamilias: readonly SubfamiliaSummary[];
};

/** Reads the suggestions for a text, as typed. */
export async function suggest(text: string, signal?: AbortSignal): Promise<Suggestions> {
  const [codes, named, found] = await Promise.all([
    findByCode(text, signal),
    findByName(text, signal),
    readFirst(text, {}, signal),
  ]);
  const ids = [...new Set([...named, ...found.ids])].slice(0, RANKED);
  if (ids.length === 0) return { codes, subfamilias: [] };
  const rankOf = nameRanker(text);
  const subfamilias = (await listSubfamilias((query) => query.in('id', ids), signal))
    .map((subfamilia) => ({ subfamilia, rank: rankOf(subfamilia.name) }))
    // The pattern of the names also finds names that do not fit: 'Camiseta' for the search 'camisa'.
    .filter(({ subfamilia: { id }, rank }) => rank < NO_FIT || found.ids.includes(id))
    .sort((a, b) => a.rank - b.rank || compareNames(a.subfamilia.name, b.subfamilia.name))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ subfamilia }) => subfamilia);
  return { codes, subfamilias };
}
