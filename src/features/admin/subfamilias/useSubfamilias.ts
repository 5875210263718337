import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { staffQueries } from '#data/staffQueries.ts';
import { compareNames } from '#domain/text/collation.ts';
import { searchByWords, searchedPart } from '#domain/text/nameSearch.ts';
import { useSearchText } from '../shared/useSearchText.ts';

const PAGE_SIZE = 50;

/**
 * Reads every subfamilia; search and pages work in memory, so that each key shows at once. The address
 * keeps both, in the history entry of the list.
 */
export function useSubfamilias() {
  const { search: address, hash, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(address);
  const kept = params.get('buscar') ?? '';

  function write(buscar: string, pagina: number | null) {
    // A popup may have opened meanwhile, so its hash stays.
    void navigate(staffPaths.editSubfamilia({ buscar, pagina }) + hash, { replace: true, state });
  }
  // As typed; the address follows with a delay.
  const { text, setText } = useSearchText(kept, (typed) => write(typed, null));

  const query = useQuery(staffQueries.subfamilias());
  const { data } = query;
  const sorted = useMemo(
    () => data?.toSorted((a, b) => compareNames(a.name, b.name) || a.id - b.id),
    [data],
  );
  const found = useMemo(
    () => searchByWords(sorted ?? [], text, ({ name, familiaName }) => [name, familiaName]),
    [sorted, text],
  );
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const wanted = searchedPart(text) === kept ? Number(params.get('pagina')) : 1;
  const page = Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, pageCount) : 1;
  return {
    query,
    search: text,
    changeSearch: setText,
    shown: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    foundCount: found.length,
    page,
    pageCount,
    changePage: (next: number) => write(searchedPart(text), next === 1 ? null : next),
  };
}
