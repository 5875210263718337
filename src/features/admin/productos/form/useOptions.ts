import { useQuery } from '@tanstack/react-query';
import { optionQueries } from '#data/options/staff.ts';
import { staffSubfamiliaQueries, type StaffSubfamilia } from '#data/subfamilias/staff.ts';
import { compareNames } from '#domain/text/collation.ts';
import { t } from '#i18n/es/staff/subfamilias.ts';
import { type Choice, toChoices } from '../../shared/form/OptionField.tsx';

function toSubfamilias(subfamilias: readonly StaffSubfamilia[]): Choice[] {
  return subfamilias
    .toSorted(
      (a, b) =>
        compareNames(a.familiaName, b.familiaName) || compareNames(a.name, b.name) || a.id - b.id,
    )
    .map(({ id, name, familiaName, isHidden }) => ({
      value: String(id),
      label: t(isHidden ? 'hiddenNamed' : 'named', { familia: familiaName, name }),
    }));
}

const toTallas = (tallas: readonly string[]): Choice[] =>
  tallas.map((talla) => ({ value: talla, label: talla }));

/** Reads the lists of choices for the form of a product, by field. @see docs/rules.md#product-form */
export function useOptions() {
  const { ivas, colors, tallas, bodegas } = optionQueries;
  const lists = {
    subfamiliaId: useQuery({ ...staffSubfamiliaQueries.all(), select: toSubfamilias }),
    ivaId: useQuery({ ...ivas(), select: toChoices }),
    colorId: useQuery({ ...colors(), select: toChoices }),
    tallaId: useQuery({ ...tallas(), select: toTallas }),
    bodegas: useQuery(bodegas()),
  };
  const failed = Object.values(lists).filter((list) => list.isLoadingError);
  return {
    ...lists,
    /** The first failure; `null`: every list is there or loading. */
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach((list) => void list.refetch()),
    /** Reads every list again. @throws DataError when one of them fails */
    refresh: () =>
      Promise.all(Object.values(lists).map((list) => list.refetch({ throwOnError: true }))),
  };
}

export type Options = ReturnType<typeof useOptions>;
