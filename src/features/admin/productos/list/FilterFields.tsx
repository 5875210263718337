import { getFixedT } from 'i18next';
import { STOCK_LEVELS, type ProductoFilters } from '#domain/forms/productoList.ts';
import { CheckboxField } from '#shared/ui/CheckboxField.tsx';
import { FilterSelect } from '../../shared/FilterSelect.tsx';
import type { FilterOptions } from './useFilterOptions.ts';

const t = getFixedT('es', 'productos');

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
