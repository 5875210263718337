import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { queries } from '#data/queries.ts';
import type {
  Color,
  Familia,
  SubfamiliaSummary,
  VariantsById,
} from '#domain/catalogue/catalogue.ts';
import { countByFamilia } from '#domain/catalogue/catalogueStart.ts';
import { sortFamilias } from '#domain/catalogue/familiaOrder.ts';
import { DEFAULT_SORT, resort, sortByName } from '#domain/catalogue/sorting.ts';
import { filterByVariants, filterCount } from '#domain/catalogue/variantFilters.ts';
import { useErrorLog } from '#shared/hooks/useErrorLog.ts';
import { filterSubfamilias } from './filterSubfamilias.ts';
import type { CatalogueParams } from './useCatalogueParams.ts';
import { useFound } from './useFound.ts';
import { useVariants } from './useVariants.ts';

/** The familias to filter by; `null` while they load. */
export type FamiliaChoices = {
  readonly familias: readonly Familia[] | null;
  /** Number of subfamilias by familia id; `null` while they load. */
  readonly counts: ReadonlyMap<number, number> | null;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** `subfamilias` is `null` while they load or after a failure. */
export type Catalogue = {
  readonly choices: FamiliaChoices;
  /** What was searched to find `subfamilias`. */
  readonly search: string;
  readonly subfamilias: readonly SubfamiliaSummary[] | null;
  /** Those of the search and the familia, whatever the other filters; `null` while they load. */
  readonly unfiltered: readonly SubfamiliaSummary[] | null;
  /** `null` while they load or after a failure. */
  readonly variants: VariantsById | null;
  readonly variantsFailed: boolean;
  /** Every colour; `undefined`: not known yet. */
  readonly colors: readonly Color[] | undefined;
  /** Number of subfamilias that match the filter; more than `subfamilias` until all have arrived. */
  readonly count: number;
  readonly failed: boolean;
  /** The search finds more, which could not be read. */
  readonly isIncomplete: boolean;
  /** Time of the shown prices in ms since 1970, if newer ones could not be read; else `null`. */
  readonly staleSince: number | null;
  readonly retry: () => void;
};

/**
 * Reads the whole catalogue, and filters and sorts it in memory. Until it has arrived, a document has
 * its first cards. The database searches, because the catalogue does not hold all names and codes.
 */
export function useCatalogue(params: CatalogueParams): Catalogue {
  const subfamilias = useQuery(queries.subfamilias());
  const familias = useQuery(queries.familias());
  const start = useQuery(queries.catalogueStart());
  const isFiltered = filterCount(params.variantFilters) > 0;
  const found = useFound(params.search);
  const variants = useVariants(subfamilias.isSuccess || isFiltered);

  useErrorLog('catalogue: load subfamilias', subfamilias.error);
  useErrorLog('catalogue: load familias', familias.error);

  // A long list takes a while: the chosen values show first, and the browser stays responsive.
  const all = useDeferredValue(subfamilias.data);
  const filter = useDeferredValue(params.filter);
  const sort = useDeferredValue(params.sort);
  const variantFilters = useDeferredValue(params.variantFilters);
  const search = useDeferredValue(params.search);
  const lastFoundIds = useDeferredValue(found.ids);
  // What the last search has found is nothing that a new one has.
  const foundIds = found.ids && lastFoundIds;
  const byName = useMemo(() => all && sortByName(all), [all]);
  const sorted = useMemo(() => byName && resort(byName, sort), [byName, sort]);
  const searched = useMemo(
    () => (foundIds === 'all' ? sorted : foundIds && sorted?.filter(({ id }) => foundIds.has(id))),
    [sorted, foundIds],
  );
  const refined = useMemo(() => {
    if (filterCount(variantFilters) === 0) return searched;
    return searched && variants.data && filterByVariants(searched, variants.data, variantFilters);
  }, [searched, variants.data, variantFilters]);
  const familiaList = useMemo(() => familias.data && sortFamilias(familias.data), [familias.data]);
  const matching = useMemo(() => refined && filterSubfamilias(refined, filter), [refined, filter]);
  const unfiltered = useMemo(
    () => searched && filterSubfamilias(searched, filter),
    [searched, filter],
  );
  const isStart =
    filter.kind === 'all' &&
    sort === DEFAULT_SORT &&
    foundIds === 'all' &&
    filterCount(variantFilters) === 0;
  const counts = useMemo(
    () => (refined ? countByFamilia(refined) : isStart && start.data && new Map(start.data.counts)),
    [refined, isStart, start.data],
  );
  const shown = matching ?? (isStart ? start.data?.cards : undefined) ?? null;
  const hasFailed = subfamilias.isError && !subfamilias.isFetching;
  const isIncomplete = found.failed && found.ids !== null;
  const hasPartFailed = (found.failed && !isIncomplete) || (isFiltered && variants.failed);

  // One press retries all reads.
  function retry() {
    for (const query of [subfamilias, familias]) if (query.isError) void query.refetch();
    found.retry();
    variants.retry();
  }

  return {
    choices: {
      familias: familiaList ?? null,
      counts: counts || null,
      failed: familias.isError && !familias.isFetching && familiaList === undefined,
      retry,
    },
    search,
    subfamilias: hasPartFailed ? null : shown,
    unfiltered: unfiltered ?? null,
    variants: variants.data,
    variantsFailed: variants.failed,
    colors: variants.colors,
    count: matching?.length ?? start.data?.total ?? 0,
    failed: hasPartFailed || (hasFailed && shown === null),
    isIncomplete,
    staleSince:
      hasFailed && shown !== null ? subfamilias.dataUpdatedAt || start.dataUpdatedAt : null,
    retry,
  };
}
