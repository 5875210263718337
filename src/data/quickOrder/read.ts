import type { QueryClient } from '@tanstack/react-query';
import { CATALOGUE_STALE_MS } from '#config/limits.ts';
import type { FoundByCode, FoundProducto } from '#domain/quickOrder/checkOrder.ts';
import { closeCodePattern, closestCodes, codeKey } from '#domain/quickOrder/closeCodes.ts';
import { catalogueQuery } from '../http/catalogueQuery.ts';
import { toText, toTextOrNull } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { inChunks } from '../http/inChunks.ts';
import { abortedBy, mapRows, readAllPages, unwrap } from '../http/read.ts';
import { selectFacts, toLineFacts } from '../productos/lineFacts.ts';
import { codeConditions } from '../search/codeConditions.ts';
import { like } from '../search/like.ts';

/** A code that a mistyped code may mean, with the texts by which people know its producto. */
export type CloseCode = Pick<FoundProducto, 'code' | 'name' | 'colorName' | 'tallaId'>;

/** Number of mistyped codes per request for close codes. */
const CLOSE_PER_REQUEST = 10;
/** Most rows of a request for close codes; further codes are hardly close. */
const MAX_CLOSE_ROWS = 1_000;

async function readByCondition(conditions: readonly string[], signal: AbortSignal | undefined) {
  const rows = await readAllPages(
    (options) => selectFacts(options).or(conditions.join(',')),
    signal,
  );
  return Array.from(toLineFacts(rows), ([productoId, facts]): FoundProducto => ({
    ...facts,
    productoId,
  }));
}

/**
 * Reads the productos of codes; case, accents and blanks of the codes do not count.
 *
 * @param codes as typed, any number of them
 * @returns by `codeKey`, an empty list for a code that no producto has
 */
export async function readByCode(codes: readonly string[], signal?: AbortSignal) {
  const byCode = new Map(codes.map((code): [string, FoundProducto[]] => [codeKey(code), []]));
  const parts = codeConditions(codes);
  const read = await Promise.all(parts.map((part) => readByCondition(part, signal)));
  for (const producto of read.flat()) byCode.get(codeKey(producto.code))?.push(producto);
  return byCode;
}

async function readCloseRows(codes: readonly string[], signal: AbortSignal | undefined) {
  const patterns = codes.map(closeCodePattern).filter((pattern) => pattern !== null);
  const conditions = [...new Set(patterns)].map(like);
  if (conditions.length === 0) return [];
  const query = db
    .from('producto')
    .select('codigo,nombre,talla_id,color(name)')
    .or(conditions.join(','))
    .eq('oculto', false)
    .not('sub_familia_id', 'is', null)
    .order('id')
    .limit(MAX_CLOSE_ROWS);
  return mapRows('close codes', unwrap(await abortedBy(query, signal)), (row): CloseCode => {
    const { codigo, nombre, talla_id: tallaId, color } = row;
    return {
      code: toText(codigo),
      name: toText(nombre),
      colorName: toTextOrNull(color?.name),
      tallaId: toTextOrNull(tallaId),
    };
  });
}

/**
 * Reads the codes that mistyped codes may mean; the caller picks the closest.
 *
 * @param codes as typed, of no producto
 */
export async function readCloseCodes(codes: readonly string[], signal?: AbortSignal) {
  const parts = inChunks(codes, { values: CLOSE_PER_REQUEST });
  const read = await Promise.all(parts.map((part) => readCloseRows(part, signal)));
  return [...new Map(read.flat().map((close) => [close.code, close])).values()];
}

/** Close codes are read for at most this many codes: a list with more unknown codes is not of this shop. */
export const MAX_CLOSE_CODES = 50;

/**
 * Returns the result for each code: from the cache if it was read in the last minute and nothing that it shows was
 * written since, otherwise from `read`.
 *
 * @param kind part of the keys in the cache
 * @param keys the `codeKey` of each code
 */
async function readUnknown<Known>(
  client: QueryClient,
  kind: string,
  keys: readonly string[],
  read: (unknown: readonly string[]) => Promise<ReadonlyMap<string, Known>>,
): Promise<ReadonlyMap<string, Known>> {
  const known = new Map<string, Known>();
  for (const key of keys) {
    const state = client.getQueryState<Known>(['quickOrder', kind, key]);
    const isFresh = Date.now() - (state?.dataUpdatedAt ?? 0) < CATALOGUE_STALE_MS;
    if (state?.data !== undefined && isFresh && !state.isInvalidated) known.set(key, state.data);
  }
  const unknown = keys.filter((key) => !known.has(key));
  for (const [key, value] of unknown.length === 0 ? [] : await read(unknown)) {
    client.setQueryData(['quickOrder', kind, key], value);
    known.set(key, value);
  }
  return known;
}

function uniqueKeys(codes: readonly string[]): string[] {
  return [...new Set(codes.map(codeKey))].toSorted();
}

export const quickOrderQueries = {
  productos: (codes: readonly string[]) => {
    const keys = uniqueKeys(codes);
    return catalogueQuery(
      ['quickOrder', 'lists', keys],
      ({ client, signal }): Promise<FoundByCode> =>
        readUnknown(client, 'code', keys, (unknown) => readByCode(unknown, signal)),
    );
  },
  /** Reads the closest codes of each of `codes`, which no producto has, by `codeKey`. */
  closeCodes: (codes: readonly string[]) => {
    const keys = uniqueKeys(codes).slice(0, MAX_CLOSE_CODES);
    return catalogueQuery(['quickOrder', 'closeLists', keys], ({ client, signal }) =>
      readUnknown<readonly CloseCode[]>(client, 'close', keys, async (unknown) => {
        const closestTo = closestCodes(await readCloseCodes(unknown, signal));
        return new Map(unknown.map((key) => [key, closestTo(key)]));
      }),
    );
  },
} as const;
