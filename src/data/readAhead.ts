import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { DataError } from './http/DataError.ts';

/** How long a read counts as just read, in ms: from the pointer on a link or button to its press. */
export const JUST_READ_MS = 15_000;

/** Reads what a press may show next, unless it was just read. */
export function readAhead<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, DataError, Data, Key>,
): Promise<void> {
  return client.prefetchQuery({ ...query, staleTime: JUST_READ_MS });
}
