import { useLocation, useNavigate } from 'react-router-dom';
import { searchedPart } from '#domain/text/nameSearch.ts';
import { staffPaths } from '#config/staffPaths.ts';
import { useSearchText } from '../shared/useSearchText.ts';

/** Search and page of the list; the address keeps them. */
export type ListAddress = {
  /** As typed; the address follows with a delay. */
  readonly search: string;
  readonly changeSearch: (search: string) => void;
  /** From 1; there may be fewer pages. */
  readonly page: number;
  readonly changePage: (page: number) => void;
};

/** Reads search and page from the address, and replaces the history entry when they change. */
export function useListAddress(): ListAddress {
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
