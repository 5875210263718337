import { useQuery } from '@tanstack/react-query';
import { useMemo, useDeferredValue } from 'react';
import { familiaQueries } from '#data/familias/read.ts';
import { searchQueries, searchReads } from '#data/search/queries.ts';
import { subfamiliaQueries } from '#data/subfamilias/read.ts';
import { variantQueries, variantReads } from '#data/variants/queries.ts';
import { byName, shownCards } from '#domain/catalogue/cards.ts';
import { filterCount } from '#domain/catalogue/variantFilters.ts';
import { hasFailed } from '#lib/hasFailed.ts';
import { loadOnPress } from '#lib/lazyCode.ts';
import type { CatalogueParams } from './useCatalogueParams.ts';

/** Reads the ids of the subfamilias that a search finds: first a part of them, then all. */
function useSearchHits(search: string) {
  const text = search.trim();
  const first = useQuery(searchQueries.first(text));
  const isPart = first.data?.isPart === true;
  const all = useQuery(searchQueries.all(isPart ? text : ''));
  const data = all.data ?? first.data;
  const ids = useMemo(() => (data ? new Set(data.ids) : null), [data]);

  return {
    /** Ids that the search finds; 'all' without a search; `null` while its first part is in flight or has failed. */
    ids: text === '' ? ('all' as const) : ids,
    /** True: the first part of the search, or the rest, could not be read. */
    failed: (isPart ? all : first).isLoadingError,
    reads: [first, all],
  };
}

export type Catalogue = ReturnType<typeof useCatalogue>;

/**
 * Reads the whole catalogue, and filters and sorts it in memory. Only the search is a request to the database,
 * because the catalogue does not hold all names and codes.
 */
export function useCatalogue(params: CatalogueParams) {
  const isFiltered = filterCount(params.variantFilters) > 0;
  const all = useQuery({ ...subfamiliaQueries.all(), select: byName });
  const familias = useQuery(familiaQueries.all());
  const hits = useSearchHits(params.search);
  // The filters and the badges of the cards need variants and colours.
  const enabled = all.data?.isWhole === true || isFiltered;
  const variants = useQuery({ ...variantQueries.variants(), enabled });
  const colors = useQuery({ ...variantQueries.colors(), enabled });

  // Defers the choice, because a long list renders slowly: the controls show it first, and stay responsive.
  const choice = useDeferredValue(params.chosen);
  const latest = useMemo(
    () => ({
      cards: all.data,
      ids: hits.ids,
      variants: variants.data ?? null,
      colors: colors.data,
    }),
    [all.data, hits.ids, variants.data, colors.data],
  );
  const reads = useDeferredValue(latest);
  // While a new search runs, `reads` still holds the old result: show nothing instead of stale hits.
  const foundIds = hits.ids && reads.ids;
  const shown = useMemo(
    () => shownCards(reads.cards, foundIds, reads.variants, choice),
    [reads, foundIds, choice],
  );

  const isIncomplete = hits.failed && hits.ids !== null;
  const hasPartFailed = (hits.failed && !isIncomplete) || (isFiltered && variants.isLoadingError);
  return {
    ...shown,
    cards: hasPartFailed ? null : shown.cards,
    /** `null` while they load. */
    familias: familias.data ?? null,
    familiasFailed: familias.isLoadingError,
    /** The text of the search that found the cards. */
    search: choice.search,
    /** `null` while they load or after a failure. */
    variants: reads.variants,
    variantsFailed: variants.isLoadingError,
    /** All colours of the shop; `undefined`: not known yet. */
    colors: reads.colors,
    isPaused: all.error?.kind === 'paused',
    failed: hasPartFailed || (hasFailed(all) && shown.cards === null),
    /** True: the search finds more products, but reading them has failed. */
    isIncomplete,
    /** Time of the shown prices in ms since 1970, if newer ones could not be read; else `null`. */
    staleSince: hasFailed(all) && shown.cards !== null ? all.dataUpdatedAt : null,
    /** Repeats the reads that have failed. */
    retry: () => {
      // Loads the code of these reads again: they may have failed because it did not load.
      if (hits.reads.some(({ isError }) => isError))
        loadOnPress(searchReads).catch(() => undefined);
      if (variants.isError) loadOnPress(variantReads).catch(() => undefined);
      for (const query of [all, familias, variants, ...hits.reads]) {
        if (query.isError) void query.refetch();
      }
    },
  };
}
