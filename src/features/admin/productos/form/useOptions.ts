import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Bodega } from '#data/productoOptions.ts';
import { staffQueries } from '#data/staffQueries.ts';
import type { StaffSubfamilia } from '#data/staffSubfamilias.ts';
import type { Color, Iva } from '#domain/catalogue.ts';
import { compareNames } from '#domain/collation.ts';

/** A list that a field chooses from. */
export type OptionList<T> = {
  /** `undefined` while it loads, or could not be. */
  readonly all: readonly T[] | undefined;
  /** Why it could not be loaded; `null`: it could, or is on its way. */
  readonly error: Error | null;
  readonly retry: () => void;
};

/** All that the form of a product chooses from. */
export type Options = {
  readonly subfamilias: OptionList<StaffSubfamilia>;
  readonly ivas: OptionList<Iva>;
  readonly colors: OptionList<Color>;
  readonly tallas: OptionList<string>;
  readonly bodegas: OptionList<Bodega>;
  /** Reads every list again; throws when one could not be. */
  readonly refresh: () => Promise<void>;
};

function toList<T>({ data, error, isFetching, refetch }: UseQueryResult<T[]>): OptionList<T> {
  return {
    all: data,
    error: data === undefined && !isFetching ? error : null,
    retry: () => void refetch(),
  };
}

function sortByFamilia(subfamilias: readonly StaffSubfamilia[]): StaffSubfamilia[] {
  return subfamilias.toSorted(
    (a, b) =>
      compareNames(a.familiaName, b.familiaName) || compareNames(a.name, b.name) || a.id - b.id,
  );
}

/** Reads the rows of subfamilia, iva, color, talla and bodega. @see spec §7 "The product form" */
export function useOptions(): Options {
  const client = useQueryClient();
  const lists = {
    subfamilias: toList(useQuery({ ...staffQueries.subfamilias(), select: sortByFamilia })),
    ivas: toList(useQuery(staffQueries.ivas())),
    colors: toList(useQuery(staffQueries.colors())),
    tallas: toList(useQuery(staffQueries.tallas())),
    bodegas: toList(useQuery(staffQueries.bodegas())),
  };
  return {
    ...lists,
    async refresh() {
      const keys = [
        staffQueries.subfamilias().queryKey,
        staffQueries.ivas().queryKey,
        staffQueries.colors().queryKey,
        staffQueries.tallas().queryKey,
        staffQueries.bodegas().queryKey,
      ];
      await Promise.all(
        keys.map((queryKey) =>
          client.refetchQueries({ queryKey, exact: true }, { throwOnError: true }),
        ),
      );
    },
  };
}
