import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { queries } from '#data/queries.ts';
import type { Familia, SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import { sortFamilias } from '#domain/catalogue/familiaOrder.ts';
import { sortSubfamilias } from '#domain/catalogue/sorting.ts';
import { logError } from '#shared/lib/log.ts';
import { countByFamilia, filterSubfamilias } from './filterSubfamilias.ts';
import type { CatalogueParams } from './useCatalogueParams.ts';

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
  readonly subfamilias: readonly SubfamiliaSummary[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** Reads the whole catalogue, and filters and sorts it in memory. */
export function useCatalogue({ filter, sort }: CatalogueParams): Catalogue {
  const subfamilias = useQuery(queries.subfamilias());
  const familias = useQuery(queries.familias());

  useEffect(() => {
    if (subfamilias.error) logError('catalogue: load subfamilias', subfamilias.error);
  }, [subfamilias.error]);
  useEffect(() => {
    if (familias.error) logError('catalogue: load familias', familias.error);
  }, [familias.error]);

  const all = subfamilias.data;
  const sorted = useMemo(() => all && sortSubfamilias(all, sort), [all, sort]);
  const counts = useMemo(() => all && countByFamilia(all), [all]);
  const familiaList = useMemo(() => familias.data && sortFamilias(familias.data), [familias.data]);

  // One press retries both reads.
  function retry() {
    for (const query of [subfamilias, familias]) if (query.isError) void query.refetch();
  }

  return {
    choices: {
      familias: familiaList ?? null,
      counts: counts ?? null,
      failed: familias.isError && !familias.isFetching && familiaList === undefined,
      retry,
    },
    subfamilias: sorted ? filterSubfamilias(sorted, filter) : null,
    failed: subfamilias.isError && !subfamilias.isFetching && all === undefined,
    retry,
  };
}
