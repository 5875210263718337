import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Bodega } from '#data/productos/options.ts';
import { staffQueries } from '#data/staffQueries.ts';
import type { StaffSubfamilia } from '#data/subfamilias/write.ts';
import type { Color, Iva } from '#domain/catalogue/catalogue.ts';
import { compareNames } from '#domain/text/collation.ts';
import { toOptionList, type OptionList } from '../../shared/form/OptionField.tsx';

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

function sortByFamilia(subfamilias: readonly StaffSubfamilia[]): StaffSubfamilia[] {
  return subfamilias.toSorted(
    (a, b) =>
      compareNames(a.familiaName, b.familiaName) || compareNames(a.name, b.name) || a.id - b.id,
  );
}

/** Reads the rows of subfamilia, iva, color, talla and bodega. @see docs/rules.md#product-form */
export function useOptions(): Options {
  const client = useQueryClient();
  const lists = {
    subfamilias: toOptionList(useQuery({ ...staffQueries.subfamilias(), select: sortByFamilia })),
    ivas: toOptionList(useQuery(staffQueries.ivas())),
    colors: toOptionList(useQuery(staffQueries.colors())),
    tallas: toOptionList(useQuery(staffQueries.tallas())),
    bodegas: toOptionList(useQuery(staffQueries.bodegas())),
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
