import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { staffQueries } from '#data/staffQueries.ts';
import { compareTallas } from '#domain/catalogue/sizes.ts';
import { STOCK_LEVELS, type ProductoFilters } from '#domain/forms/productoList.ts';
import { compareNames } from '#domain/text/collation.ts';
import { CheckboxField } from '#shared/ui/CheckboxField.tsx';
import { FilterSelect } from '../../shared/FilterSelect.tsx';

const t = getFixedT('es', 'productos');

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

export type FilterFieldsProps = {
  filters: ProductoFilters;
  options: FilterOptions;
  onChange: (filters: Partial<ProductoFilters>) => void;
};

const toId = (value: string | null) => (value === null ? null : Number(value));
const toValue = (id: number | null) => (id === null ? null : String(id));

/** The fields that narrow the list, beside its search or over the page of a phone. */
export function FilterFields({ filters, options, onChange }: FilterFieldsProps) {
  return (
    <>
      <FilterSelect
        label={t('filter.familia')}
        options={options.familias}
        value={toValue(filters.familiaId)}
        // The subfamilia may belong to another one.
        onChange={(value) => onChange({ familiaId: toId(value), subfamiliaId: null })}
      />
      <FilterSelect
        label={t('filter.subfamilia')}
        options={options.subfamilias}
        value={toValue(filters.subfamiliaId)}
        onChange={(value) => onChange({ subfamiliaId: toId(value) })}
      />
      <FilterSelect
        label={t('filter.color')}
        options={options.colors}
        value={toValue(filters.colorId)}
        onChange={(value) => onChange({ colorId: toId(value) })}
      />
      <FilterSelect
        label={t('filter.talla')}
        options={options.tallas}
        value={filters.tallaId}
        onChange={(tallaId) => onChange({ tallaId })}
      />
      <FilterSelect
        label={t('filter.stock')}
        options={STOCK_LEVELS.map((level) => ({ value: level, label: t(`stock.${level}`) }))}
        value={filters.stock}
        onChange={(value) =>
          onChange({ stock: STOCK_LEVELS.find((level) => level === value) ?? null })
        }
      />
      <CheckboxField
        label={t('filter.withoutPrice')}
        checked={filters.isWithoutPrice}
        onChange={(event) => onChange({ isWithoutPrice: event.target.checked })}
      />
      <CheckboxField
        label={t('list.withoutImages')}
        checked={filters.isWithoutImages}
        onChange={(event) => onChange({ isWithoutImages: event.target.checked })}
      />
    </>
  );
}
