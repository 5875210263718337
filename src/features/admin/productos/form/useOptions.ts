import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Bodega } from '#data/productos/options.ts';
import { staffQueries } from '#data/staffQueries.ts';
import type { StaffSubfamilia } from '#data/subfamilias/write.ts';
import type { Color, Iva } from '#domain/catalogue/catalogue.ts';
import { compareNames } from '#domain/text/collation.ts';
import { toOptionList, type OptionList } from '../../shared/form/OptionField.tsx';

/** The lists that the form of a product chooses from. */
export type Options = {
  readonly subfamilias: OptionList<StaffSubfamilia>;
  readonly ivas: OptionList<Iva>;
  readonly colors: OptionList<Color>;
  readonly tallas: OptionList<string>;
  readonly bodegas: OptionList<Bodega>;
  /** Reads every list again. @throws DataError when one of them fails */
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
  const queries = {
    subfamilias: staffQueries.subfamilias(),
    ivas: staffQueries.ivas(),
    colors: staffQueries.colors(),
    tallas: staffQueries.tallas(),
    bodegas: staffQueries.bodegas(),
  };
  return {
    subfamilias: toOptionList(useQuery({ ...queries.subfamilias, select: sortByFamilia })),
    ivas: toOptionList(useQuery(queries.ivas)),
    colors: toOptionList(useQuery(queries.colors)),
    tallas: toOptionList(useQuery(queries.tallas)),
    bodegas: toOptionList(useQuery(queries.bodegas)),
    async refresh() {
      await Promise.all(
        Object.values(queries).map(({ queryKey }) =>
          client.refetchQueries({ queryKey, exact: true }, { throwOnError: true }),
        ),
      );
    },
  };
}
