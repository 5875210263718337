import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { FoundByCode } from '#domain/quickOrder/checkOrder.ts';
import { closestCodes, codeKey } from '#domain/quickOrder/closeCodes.ts';
import { CATALOGUE_STALE_MS } from './queries.ts';
import { readByCode, readCloseCodes, type CloseCode } from './quickOrder/read.ts';

/** Close codes are read for at most as many codes: of more, the list is not one of this shop. */
const MAX_CLOSE_CODES = 50;

/**
 * Results for each code, read only for those that were not read in the last minute.
 *
 * @param kind part of the keys in the cache
 * @param keys of the codes
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
    if (state?.data !== undefined && isFresh) known.set(key, state.data);
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

/** Keys and functions of what the quick order reads; apart, so that other pages do not load them. */
export const quickOrderQueries = {
  productos: (codes: readonly string[]) => {
    const keys = uniqueKeys(codes);
    return queryOptions({
      queryKey: ['quickOrder', 'lists', keys],
      queryFn: ({ client, signal }): Promise<FoundByCode> =>
        readUnknown(client, 'code', keys, (unknown) => readByCode(unknown, signal)),
      staleTime: CATALOGUE_STALE_MS,
    });
  },
  /** The closest codes of each that no producto has, by `codeKey`. */
  closeCodes: (codes: readonly string[]) => {
    const keys = uniqueKeys(codes).slice(0, MAX_CLOSE_CODES);
    return queryOptions({
      queryKey: ['quickOrder', 'closeLists', keys],
      queryFn: ({ client, signal }) =>
        readUnknown<readonly CloseCode[]>(client, 'close', keys, async (unknown) => {
          const candidates = await readCloseCodes(unknown, signal);
          return new Map(unknown.map((key) => [key, closestCodes(key, candidates)]));
        }),
      staleTime: CATALOGUE_STALE_MS,
    });
  },
} as const;
