import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { CATALOGUE_STALE_MS } from '#config/limits.ts';
import { lazyCode } from '#lib/lazyCode.ts';

export const searchReads = lazyCode(() => import('./read.ts'));

type Reads = Awaited<ReturnType<typeof searchReads.load>>;

/** Returns the cache key of a search: texts that differ only in case or blanks share a request. */
const keyOf = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

function search<Result>(
  name: string,
  text: string,
  read: (reads: Reads) => (text: string, signal: AbortSignal) => Promise<Result>,
) {
  const key = keyOf(text);
  return queryOptions({
    queryKey: ['search', name, key],
    queryFn:
      key === ''
        ? skipToken
        : async ({ signal }: { signal: AbortSignal }) =>
            read(await searchReads.load())(key, signal),
    staleTime: CATALOGUE_STALE_MS,
  });
}

/** The first search loads the code; an empty text searches nothing. @see docs/rules.md#search */
export const searchQueries = {
  first: (text: string) => search('first', text, (reads) => reads.findFirst),
  all: (text: string) => search('all', text, (reads) => reads.findAll),
  codes: (text: string) => search('codes', text, (reads) => reads.findByCode),
  /** Suggestions of the last text stay until the next have arrived, so that the list does not flicker. */
  suggestions: (text: string) => ({
    ...search('suggestions', text, (reads) => reads.suggest),
    placeholderData: keepPreviousData,
  }),
} as const;
