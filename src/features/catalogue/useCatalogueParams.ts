import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import {
  type CardChoice,
  DEFAULT_SORT,
  parseFamiliaParam,
  parseSort,
} from '#domain/catalogue/cards.ts';
import type { VariantFilters } from '#domain/catalogue/variantFilters.ts';

/** Search, filters and order of the catalogue, with setters that replace the history entry. */
export type CatalogueParams = ReturnType<typeof useCatalogueParams>;

/** Parses a price in the address, in colones; `null`: missing or invalid. */
function parsePrice(text: string | null): number | null {
  return text !== null && /^[0-9]{1,10}$/.test(text) ? Number(text) : null;
}

type Params = Pick<CardChoice, 'variantFilters' | 'sort'> & {
  /** The text of the search as it was typed; '' without a search. */
  readonly search: string;
  readonly familia: string | null;
};

function readParams(params: URLSearchParams): Params {
  return {
    search: params.get('q') ?? '',
    familia: params.get('familia'),
    sort: parseSort(params.get('orden')),
    variantFilters: {
      colorIds: params
        .getAll('color')
        .filter((id) => /^[0-9]{1,15}$/.test(id))
        .map(Number),
      tallaIds: params.getAll('talla').filter((id) => id !== ''),
      minPrice: parsePrice(params.get('min')),
      maxPrice: parsePrice(params.get('max')),
      isInStock: params.get('existencias') === '1',
    },
  };
}

/** Reads search, filters and order from the address and changes them there: Back and shared links restore them. */
export function useCatalogueParams() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = params.toString();
  const chosen = useMemo(() => {
    const { familia, ...others } = readParams(new URLSearchParams(query));
    return { ...others, filter: parseFamiliaParam(familia) };
  }, [query]);

  function change(changesFor: (now: Params) => Partial<Params>) {
    // Changes nothing if a tap has opened another page that is still being rendered: the address is its own.
    if (location.pathname !== paths.catalogue()) return;
    // Reads the address of the browser, because the rendered address may not have the last choice yet.
    const now = readParams(new URLSearchParams(location.search));
    const next = { ...now, ...changesFor(now) };
    const { colorIds, tallaIds, minPrice, maxPrice, isInStock } = next.variantFilters;
    const path = paths.catalogue({
      q: next.search,
      familia: next.familia,
      color: colorIds,
      talla: tallaIds,
      min: minPrice,
      max: maxPrice,
      existencias: isInStock ? '1' : null,
      orden: next.sort === DEFAULT_SORT ? null : next.sort,
    });
    void navigate(path, { replace: true });
  }

  return {
    ...chosen,
    /** Search, filters and order in one object. It stays the same object until one of them changes. */
    chosen,
    /** @param familiaId `null`: all types */
    chooseFamilia: (familiaId: string | null) => change(() => ({ familia: familiaId })),
    chooseVariants: (filters: Partial<VariantFilters>) =>
      change((now) => ({ variantFilters: { ...now.variantFilters, ...filters } })),
    chooseSort: (sort: CardChoice['sort']) => change(() => ({ sort })),
    clearSearch: () => change(() => ({ search: '' })),
    /** Removes search, filters and order. */
    clear: () => void navigate(paths.catalogue(), { replace: true }),
  };
}
