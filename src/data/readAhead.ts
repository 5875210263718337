import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { DataError } from './http/DataError.ts';

/** How long a read counts as just read, in ms: from the pointer on a link or button to its press. */
export const JUST_READ_MS = 15_000;

/**
 * Reads what a press may show next, unless it was just read.
 *
 * @returns how long it still counts as just read, in ms; not above 0 if it could not be read
 */
export async function readAhead<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, DataError, Data, Key>,
): Promise<number> {
  await client.prefetchQuery({ ...query, staleTime: JUST_READ_MS });
  const { dataUpdatedAt = 0 } = client.getQueryState(query.queryKey) ?? {};
  return dataUpdatedAt + JUST_READ_MS - Date.now();
}

/**
 * Calls `drop` whenever something is to be read again, because it was written: what was read ahead may
 * be old then.
 *
 * @returns stops that
 */
export function onOutdated(client: QueryClient, drop: () => void): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'invalidate') drop();
  });
}
