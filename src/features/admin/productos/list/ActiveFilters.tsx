import { getFixedT } from 'i18next';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { activeFilters, NO_FILTERS, type ProductoFilters } from '#domain/forms/productoList.ts';
import { Button } from '#shared/ui/Button.tsx';
import styles from './ActiveFilters.module.css';
import type { FilterFieldsProps } from './FilterFields.tsx';

const t = getFixedT('es', 'productos');
const tBackOffice = getFixedT('es', 'backOffice');

const nameIn = (list: readonly { value: string; label: string }[], id: number | null) =>
  list.find(({ value }) => value === String(id))?.label ??
  tBackOffice('filter.unknown', { id: String(id) });

/** The filters in use, each with a button that removes it, and one that removes all. */
export function ActiveFilters({
  filters,
  options,
  onChange,
  onClear,
}: FilterFieldsProps & { onClear: () => void }) {
  const names = activeFilters(filters);
  const place = useRef<HTMLDivElement>(null);
  const active = (filter: string, value: string) => t('filter.active', { filter, value });
  const labels: Record<keyof ProductoFilters, () => string> = {
    familiaId: () => active(t('filter.familia'), nameIn(options.familias, filters.familiaId)),
    subfamiliaId: () =>
      active(t('filter.subfamilia'), nameIn(options.subfamilias, filters.subfamiliaId)),
    colorId: () => active(t('filter.color'), nameIn(options.colors, filters.colorId)),
    tallaId: () => active(t('filter.talla'), filters.tallaId ?? ''),
    stock: () => t(`stock.${filters.stock ?? 'none'}`),
    isWithoutPrice: () => t('lack.price'),
    isWithoutImages: () => t('lack.images'),
  };

  function remove(name: keyof ProductoFilters) {
    onChange({ [name]: NO_FILTERS[name] });
    // The pressed button disappears.
    place.current?.focus();
  }

  return (
    <div ref={place} className={styles.active} tabIndex={-1}>
      {names.map((name) => {
        const label = labels[name]();
        return (
          <button
            key={name}
            type="button"
            className={styles.chip}
            aria-label={t('filter.remove', { filter: label })}
            onClick={() => remove(name)}
          >
            <span>{label}</span>
            <X aria-hidden="true" />
          </button>
        );
      })}
      {names.length > 0 && (
        <Button
          variant="quiet"
          className={styles.clear}
          onClick={() => {
            onClear();
            place.current?.focus();
          }}
        >
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}
