import { useQuery, useQueryClient } from '@tanstack/react-query';
import { optionQueries } from '#data/options.ts';
import { staffSubfamiliaQueries, type StaffSubfamilia } from '#data/subfamilias/write.ts';
import { compareNames } from '#domain/text/collation.ts';
import { type Choice, toOptionList } from '../../shared/form/OptionField.tsx';

function toSubfamilias(subfamilias: readonly StaffSubfamilia[]): Choice[] {
  return subfamilias
    .toSorted(
      (a, b) =>
        compareNames(a.familiaName, b.familiaName) || compareNames(a.name, b.name) || a.id - b.id,
    )
    .map(({ id, name, familiaName }) => ({ value: String(id), label: `${familiaName} · ${name}` }));
}

const toChoices = (rows: readonly { readonly id: number; readonly name: string }[]): Choice[] =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

const toTallas = (tallas: readonly string[]): Choice[] =>
  tallas.map((talla) => ({ value: talla, label: talla }));

/** The lists that the form of a product chooses from, by its fields. @see docs/rules.md#product-form */
export function useOptions() {
  const client = useQueryClient();
  const subfamilias = staffSubfamiliaQueries.all;
  const { ivas, colors, tallas, bodegas } = optionQueries;
  return {
    subfamiliaId: toOptionList(useQuery({ ...subfamilias(), select: toSubfamilias })),
    ivaId: toOptionList(useQuery({ ...ivas(), select: toChoices })),
    colorId: toOptionList(useQuery({ ...colors(), select: toChoices })),
    tallaId: toOptionList(useQuery({ ...tallas(), select: toTallas })),
    bodegas: toOptionList(useQuery(bodegas())),
    /** Reads every list again. @throws DataError when one of them fails */
    async refresh() {
      await Promise.all(
        [subfamilias, ivas, colors, tallas, bodegas].map((query) =>
          client.refetchQueries(
            { queryKey: query().queryKey, exact: true },
            { throwOnError: true },
          ),
        ),
      );
    },
  };
}

export type Options = ReturnType<typeof useOptions>;
