import { useQuery } from '@tanstack/react-query';
import { optionQueries } from '#data/options/staff.ts';
import { staffSubfamiliaQueries, type StaffSubfamilia } from '#data/subfamilias/staff.ts';
import { compareNames } from '#domain/text/collation.ts';
import { t } from '#i18n/es/staff/subfamilias.ts';
import { type Choice, toChoices } from '../../shared/form/OptionField.tsx';

function toSubfamilias(subfamilias: readonly StaffSubfamilia[]): Choice[] {
  return subfamilias
    .toSorted((a, b) => compareNames(a.familiaName, b.familiaName))
    .map(({ id, name, familiaName, isHidden }) => ({
      value: String(id),
      label: t(isHidden ? 'hiddenNamed' : 'named', { familia: familiaName, name }),
    }));
}

const toTallas = (tallas: readonly string[]): Choice[] =>
  tallas.map((talla) => ({ value: talla, label: talla }));

/** Reads the choices in the form of a product, by field, and the warehouses. @see docs/rules.md#product-form */
export function useOptions() {
  const { ivas, colors, tallas, bodegas } = optionQueries;
  const lists = {
    subfamiliaId: useQuery({ ...staffSubfamiliaQueries.all(), select: toSubfamilias }),
    ivaId: useQuery({ ...ivas(), select: toChoices }),
    colorId: useQuery({ ...colors(), select: toChoices }),
    tallaId: useQuery({ ...tallas(), select: toTallas }),
    bodegas: useQuery(bodegas()),
  };
  const failedLists = Object.values(lists).filter((list) => list.isLoadingError);
  return {
    ...lists,
    error: failedLists[0]?.error ?? null,
    retry: () => failedLists.forEach((list) => void list.refetch()),
    refresh: () =>
      Promise.all(Object.values(lists).map((list) => list.refetch({ throwOnError: true }))),
  };
}

export type Options = ReturnType<typeof useOptions>;
