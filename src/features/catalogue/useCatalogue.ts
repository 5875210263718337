import { useQuery } from '@tanstack/react-query';
import { useMemo, useDeferredValue } from 'react';
import { searchQueries, searchReads } from '#data/search/queries.ts';
import { loadOnPress } from '#shared/lib/lazyCode.ts';
import { useErrorLog } from '#shared/hooks/useErrorLog.ts';
import { variantQueries, variantReads } from '#data/variants/queries.ts';
import type {
  Color,
  VariantsById,
  Familia,
  SubfamiliaSummary,
} from '#domain/catalogue/catalogue.ts';
import { countByFamilia, DEFAULT_SORT, resort, sortByName } from '#domain/catalogue/sorting.ts';
import { sortFamilias } from '#domain/catalogue/familiaOrder.ts';
import { filterByVariants, filterCount } from '#domain/catalogue/variantFilters.ts';
import { filterSubfamilias } from '#domain/catalogue/familiaFilter.ts';
import type { CatalogueParams } from './useCatalogueParams.ts';
import { subfamiliaQueries } from '#data/subfamilias/read.ts';
import { familiaQueries } from '#data/familias/read.ts';

type FoundSubfamilias = {
  /** 'all' without a search; `null` while it is in flight or after a failure of its first part. */
  readonly ids: ReadonlySet<number> | 'all' | null;
  /** The search, or the rest of what it finds, could not be read. */
  readonly failed: boolean;
  readonly retry: () => void;
};

/** The subfamilias that a search finds: the first ones as soon as they are known, then the others. */
function useFound(search: string): FoundSubfamilias {
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
        loadOnPress(searchReads).catch(() => undefined);
        void query.refetch();
      }
    },
  };
}

type Variants = {
  /** `null` until they have arrived. */
  readonly data: VariantsById | null;
  /** Every colour; `undefined`: not known yet. */
  readonly colors: readonly Color[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** The variants of every subfamilia and their colours, for the filters and the marks of the cards. */
function useVariants(isWanted: boolean): Variants {
  const variants = useQuery({ ...variantQueries.variants(), enabled: isWanted });
  const colors = useQuery({ ...variantQueries.colors(), enabled: isWanted });
  useErrorLog('catalogue: load variants', variants.error);
  useErrorLog('catalogue: load colors', colors.error);

  return {
    data: variants.data ?? null,
    colors: colors.data,
    failed: variants.isError && !variants.isFetching && variants.data === undefined,
    retry: () => {
      if (!variants.isError) return;
      loadOnPress(variantReads).catch(() => undefined);
      void variants.refetch();
    },
  };
}

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
  const subfamilias = useQuery(subfamiliaQueries.all());
  const familias = useQuery(familiaQueries.all());
  const start = useQuery(subfamiliaQueries.start());
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
