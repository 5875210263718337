import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { searchQueries } from '#data/searchQueries.ts';
import { logError } from '#shared/lib/log.ts';

type FoundSubfamilias = {
  /** 'all' without a search; `null` while it is in flight or after a failure. */
  readonly ids: ReadonlySet<number> | 'all' | null;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** The subfamilias that a search finds: the first ones as soon as they are known, then the others. */
export function useFound(search: string): FoundSubfamilias {
  const text = search.trim();
  const first = useQuery(searchQueries.first(text));
  const isPart = text !== '' && first.data?.isPart === true && !first.isPlaceholderData;
  const all = useQuery(searchQueries.all(isPart ? text : ''));
  const { data } = isPart && all.data && !all.isPlaceholderData ? all : first;
  const ids = useMemo(() => (data ? new Set(data.ids) : null), [data]);
  const error = first.error ?? all.error;

  useEffect(() => {
    if (error) logError('catalogue: search', error);
  }, [error]);

  return {
    ids: text === '' ? 'all' : ids,
    failed: text !== '' && error !== null && !first.isFetching && !all.isFetching,
    retry: () => {
      for (const query of [first, all]) if (query.isError) void query.refetch();
    },
  };
}
