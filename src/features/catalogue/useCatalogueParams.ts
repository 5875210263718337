import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { parseFamiliaParam, type FamiliaParam } from '#domain/catalogue/familiaFilter.ts';
import { DEFAULT_SORT, parseSort, type CatalogueSort } from '#domain/catalogue/sorting.ts';

/** What the address says about the catalogue, and the ways to change it without adding history. */
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

/** Filter and order of the catalogue live in its address, so that Back and a shared link keep them. */
export function useCatalogueParams(): CatalogueParams {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { familia, sort } = readParams(search);

  function change(part: { familia?: string | null; sort?: CatalogueSort }) {
    // Of the address itself: what is drawn can be one choice behind it.
    const next = { ...readParams(new URLSearchParams(location.search)), ...part };
    const orden = next.sort === DEFAULT_SORT ? null : next.sort;
    void navigate(paths.catalogue({ familia: next.familia, orden }), { replace: true });
  }

  return {
    filter: parseFamiliaParam(familia),
    sort,
    chooseFamilia: (familiaId) => change({ familia: familiaId }),
    chooseSort: (chosen) => change({ sort: chosen }),
    clear: () => void navigate(paths.catalogue(), { replace: true }),
  };
}
