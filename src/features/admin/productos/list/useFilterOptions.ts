import { useQuery } from '@tanstack/react-query';
import { staffQueries } from '#data/staffQueries.ts';
import { compareTallas } from '#domain/catalogue/sizes.ts';
import { compareNames } from '#domain/text/collation.ts';

type Option = { readonly value: string; readonly label: string };

const byLabel = (a: Option, b: Option) => compareNames(a.label, b.label);

const toOption = ({ id, name }: { readonly id: number; readonly name: string }): Option => ({
  value: String(id),
  label: name,
});

/** What the list can be filtered by; empty while it loads. The forms choose from the same. */
export type FilterOptions = {
  readonly familias: readonly Option[];
  /** Of one familia, when the list shows only that. */
  readonly subfamilias: readonly Option[];
  readonly colors: readonly Option[];
  readonly tallas: readonly Option[];
};

/** @param isWanted false: nothing is read, until somebody is about to choose */
export function useFilterOptions(isWanted: boolean, familiaId: number | null): FilterOptions {
  const enabled = isWanted;
  const subfamilias = useQuery({ ...staffQueries.subfamilias(), enabled }).data ?? [];
  const colors = useQuery({ ...staffQueries.colors(), enabled }).data ?? [];
  const tallas = useQuery({ ...staffQueries.tallas(), enabled }).data ?? [];
  const familias = new Map(subfamilias.map((one) => [one.familiaId, one.familiaName]));
  return {
    familias: Array.from(familias, ([id, name]) => toOption({ id, name })).toSorted(byLabel),
    subfamilias: subfamilias
      .filter((one) => familiaId === null || one.familiaId === familiaId)
      .map(toOption)
      .toSorted(byLabel),
    colors: colors.map(toOption).toSorted(byLabel),
    tallas: tallas.toSorted(compareTallas).map((talla) => ({ value: talla, label: talla })),
  };
}
