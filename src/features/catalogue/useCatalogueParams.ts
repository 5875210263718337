import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { parseFamiliaParam, type FamiliaParam } from '#domain/catalogue/familiaFilter.ts';
import { DEFAULT_SORT, parseSort, type CatalogueSort } from '#domain/catalogue/sorting.ts';

/** Filter and order of the catalogue, with setters that replace the history entry. */
export type CatalogueParams = {
  readonly filter: FamiliaParam;
  readonly sort: CatalogueSort;
  /** @param familiaId `null`: all types */
  readonly chooseFamilia: (familiaId: string | null) => void;
  readonly chooseSort: (sort: CatalogueSort) => void;
  /** Removes filter and order. */
  readonly clear: () => void;
};

function readParams(search: URLSearchParams) {
  return { familia: search.get('familia'), sort: parseSort(search.get('orden')) };
}

/** Keeps filter and order in the address, so that Back and shared links keep them. */
export function useCatalogueParams(): CatalogueParams {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { familia, sort } = readParams(search);
  const filter = useMemo(() => parseFamiliaParam(familia), [familia]);

  function change(part: { familia?: string | null; sort?: CatalogueSort }) {
    // The address is read again, because the rendered one can be a choice behind.
    const next = { ...readParams(new URLSearchParams(location.search)), ...part };
    const orden = next.sort === DEFAULT_SORT ? null : next.sort;
    void navigate(paths.catalogue({ familia: next.familia, orden }), { replace: true });
  }

  return {
    filter,
    sort,
    chooseFamilia: (familiaId) => change({ familia: familiaId }),
    chooseSort: (chosen) => change({ sort: chosen }),
    clear: () => void navigate(paths.catalogue(), { replace: true }),
  };
}
