import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { staffQueries } from '#data/staffQueries.ts';
import type { StaffSubfamilia } from '#data/subfamilias/write.ts';
import { compareNames } from '#domain/text/collation.ts';
import { searchByWords } from '#domain/text/nameSearch.ts';
import { useListAddress, type ListAddress } from './useListAddress.ts';

const PAGE_SIZE = 50;

export type Subfamilias = Omit<ListAddress, 'page'> & {
  /** All of them, without the search; `undefined` while they load or when that failed. */
  readonly all: readonly StaffSubfamilia[] | undefined;
  /** Those on the current page. */
  readonly shown: readonly StaffSubfamilia[];
  /** How many the search finds. */
  readonly foundCount: number;
  readonly page: number;
  readonly pageCount: number;
  /** Why they could not be read; `null` while the request is in flight. */
  readonly error: Error | null;
  readonly retry: () => void;
  /** The read of all of them. */
  readonly query: UseQueryResult<StaffSubfamilia[]>;
};

/** Reads every subfamilia; search and pages work in memory, so that each key shows at once. */
export function useSubfamilias(): Subfamilias {
  const { page: wantedPage, ...address } = useListAddress();
  const query = useQuery(staffQueries.subfamilias());
  const { data, error, isFetching, refetch } = query;
  const sorted = useMemo(
    () => data?.toSorted((a, b) => compareNames(a.name, b.name) || a.id - b.id),
    [data],
  );
  const found = useMemo(
    () =>
      searchByWords(sorted ?? [], address.search, ({ name, familiaName }) => [name, familiaName]),
    [sorted, address.search],
  );
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(wantedPage, pageCount);
  return {
    ...address,
    all: data,
    shown: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    foundCount: found.length,
    page,
    pageCount,
    error: data === undefined && !isFetching ? error : null,
    retry: () => void refetch(),
    query,
  };
}
