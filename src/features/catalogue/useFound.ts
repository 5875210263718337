import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { searchQueries, searchReads } from '#data/searchQueries.ts';
import { useErrorLog } from '#shared/hooks/useErrorLog.ts';

type FoundSubfamilias = {
  /** 'all' without a search; `null` while it is in flight or after a failure of its first part. */
  readonly ids: ReadonlySet<number> | 'all' | null;
  /** The search, or the rest of what it finds, could not be read. */
  readonly failed: boolean;
  readonly retry: () => void;
};

/** The subfamilias that a search finds: the first ones as soon as they are known, then the others. */
export function useFound(search: string): FoundSubfamilias {
  const text = search.trim();
  const first = useQuery(searchQueries.first(text));
  const isPart = first.data?.isPart === true;
  const all = useQuery(searchQueries.all(isPart ? text : ''));
  const data = all.data ?? first.data;
  const needed = isPart ? all : first;
  const ids = useMemo(() => (data ? new Set(data.ids) : null), [data]);
  useErrorLog('catalogue: search', first.error ?? all.error);

  return {
    ids: text === '' ? 'all' : ids,
    failed: needed.isError && needed.data === undefined && !needed.isFetching,
    retry: () => {
      for (const query of [first, all]) {
        if (!query.isError) continue;
        void searchReads.reload();
        void query.refetch();
      }
    },
  };
}
