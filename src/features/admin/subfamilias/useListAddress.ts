import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { staffPaths } from '../../../config/staffPaths.ts';

/** Browsers take only so many changes of the address in a row. */
const WRITE_PAUSE_MS = 300;

/** Search and page of the list, as they are kept in its address. */
export type ListAddress = {
  /** As typed, at once. */
  readonly search: string;
  readonly changeSearch: (search: string) => void;
  /** From 1; there may be fewer pages. */
  readonly page: number;
  readonly changePage: (page: number) => void;
};

/** The list's address is read at its start, and replaced while one types and turns pages. */
export function useListAddress(): ListAddress {
  const { search: query, hash, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(query);
  const kept = params.get('buscar') ?? '';
  const [search, setSearch] = useState(kept);
  const written = useRef(kept);

  function write(buscar: string, pagina: number | null) {
    written.current = buscar;
    // A popup may have opened meanwhile: it stays.
    void navigate(staffPaths.editSubfamilia({ buscar, pagina }) + hash, { replace: true, state });
  }
  const writeSearch = useEffectEvent(() => {
    // Turning a page has written it meanwhile.
    if (search !== written.current) write(search, null);
  });

  useEffect(() => {
    if (search === written.current) return undefined;
    const timer = setTimeout(() => writeSearch(), WRITE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search]);

  useEffect(() => {
    if (kept === written.current) return;
    written.current = kept;
    setSearch(kept);
  }, [kept]);

  const page = search === kept ? Number(params.get('pagina')) : 1;
  return {
    search,
    changeSearch: setSearch,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    changePage: (next) => write(search, next === 1 ? null : next),
  };
}
