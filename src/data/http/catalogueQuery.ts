import { queryOptions, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { CATALOGUE_STALE_MS } from '#config/limits.ts';

/** Returns the query of a read of the store, which is not repeated within a minute. */
export function catalogueQuery<Data, Key extends QueryKey>(
  queryKey: Key,
  queryFn: QueryFunction<Data, Key>,
) {
  return queryOptions({ queryKey, queryFn, staleTime: CATALOGUE_STALE_MS });
}
