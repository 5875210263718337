import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { staffQueries } from '#data/staffQueries.ts';
import type { StaffSubfamilia } from '#data/subfamilias/write.ts';
import { compareNames } from '#domain/text/collation.ts';
import { searchByWords, searchedPart } from '#domain/text/nameSearch.ts';
import { useSearchText } from '../shared/useSearchText.ts';

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

/** Search and page of the list; the address keeps them. */
type ListAddress = {
  /** As typed; the address follows with a delay. */
  readonly search: string;
  readonly changeSearch: (search: string) => void;
  /** From 1; there may be fewer pages. */
  readonly page: number;
  readonly changePage: (page: number) => void;
};

/** Reads search and page from the address, and replaces the history entry when they change. */
function useListAddress(): ListAddress {
  const { search: query, hash, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(query);
  const kept = params.get('buscar') ?? '';

  function write(buscar: string, pagina: number | null) {
    // A popup may have opened meanwhile, so its hash stays.
    void navigate(staffPaths.editSubfamilia({ buscar, pagina }) + hash, { replace: true, state });
  }
  const { text, setText } = useSearchText(kept, (typed) => write(typed, null));

  const page = searchedPart(text) === kept ? Number(params.get('pagina')) : 1;
  return {
    search: text,
    changeSearch: setText,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    changePage: (next) => write(searchedPart(text), next === 1 ? null : next),
  };
}
