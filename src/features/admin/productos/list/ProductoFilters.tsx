import { getFixedT } from 'i18next';
import { SlidersHorizontal, X } from 'lucide-react';
import { useRef } from 'react';
import { FILTERS_HASH } from '#config/staffHashes.ts';
import {
  activeFilters,
  NO_FILTERS,
  type ProductoFilters as Filters,
  PRODUCTO_SORT_KEYS,
  type ProductoSort,
} from '#domain/forms/productoList.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { FilterBar, SearchField } from '../../shared/SearchField.tsx';
import { useSearchText } from '../../shared/useSearchText.ts';
import { FilterFields, type FilterFieldsProps, type FilterOptions } from './FilterFields.tsx';
import type { ProductoListParams } from '../listingUrl.ts';
import styles from './ProductoFilters.module.css';

const t = getFixedT('es', 'productos');
const tShared = getFixedT('es', 'backOffice');

type Props = {
  params: ProductoListParams;
  options: FilterOptions;
  /** The pointer or the focus is on the filters: their options are needed soon. */
  onIntent: () => void;
  /** On a phone the filters are behind a button. */
  isPhone: boolean;
  /** Products that are found now; `undefined` while they load. */
  total: number | undefined;
};

/** Search and filters of the list. */
export function ProductoFilters({ params, options, onIntent, isPhone, total }: Props) {
  const { listing, filter } = params;
  return (
    <FilterBar onPointerEnter={onIntent} onFocus={onIntent}>
      <ListSearch params={params} />
      {isPhone ? (
        <FilterPopup params={params} options={options} total={total} />
      ) : (
        <FilterFields filters={listing} options={options} onChange={filter} />
      )}
    </FilterBar>
  );
}

/** Typing renders only the search field until it pauses. */
function ListSearch({ params }: Pick<Props, 'params'>) {
  const { text, setText } = useSearchText(params.listing.search, params.search);
  return <SearchField label={t('list.search')} value={text} onChange={setText} />;
}

function FilterPopup({ params, options, total }: Omit<Props, 'isPhone' | 'onIntent'>) {
  const popup = useHashPopup(FILTERS_HASH);
  const { listing } = params;
  const count = activeFilters(listing).length;
  return (
    <>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={popup.open}
      >
        {count > 0 ? t('filter.titleCount', { count }) : t('filter.title')}
      </Button>
      {popup.isOpen && (
        <FilterDialog
          filters={listing}
          options={options}
          onChange={params.filter}
          total={total}
          sort={listing.sort}
          isSearched={listing.search.trim() !== ''}
          onSort={params.sort}
          onClear={count > 0 ? params.clearFilters : null}
          onClose={popup.close}
        />
      )}
    </>
  );
}

type DialogProps = FilterFieldsProps & {
  /** Products that are found now; `undefined` while they load. */
  total: number | undefined;
  sort: ProductoSort | null;
  isSearched: boolean;
  onSort: (sort: ProductoSort | null) => void;
  /** `null`: no filter is in use. */
  onClear: (() => void) | null;
  onClose: () => void;
};

const valueOf = (sort: ProductoSort) => `${sort.by} ${sort.isDescending ? 'desc' : 'asc'}`;

const SORTS: readonly ProductoSort[] = PRODUCTO_SORT_KEYS.flatMap((by) => [
  { by, isDescending: false },
  { by, isDescending: true },
]);

/** Filters and order of the list on a phone, which change it at once. */
function FilterDialog({
  total,
  sort,
  isSearched,
  onSort,
  onClear,
  onClose,
  ...fields
}: DialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('filter.title')}
      closeLabel={tShared('actions.close')}
      footer={
        <>
          {onClear && (
            <Button variant="secondary" onClick={onClear}>
              {t('filter.clear')}
            </Button>
          )}
          <Button onClick={onClose}>{t('filter.show', { count: total ?? 0 })}</Button>
        </>
      }
    >
      <div className={styles.fields}>
        <FilterFields {...fields} />
        <SelectField
          label={t('filter.sort')}
          value={sort === null ? '' : valueOf(sort)}
          onInput={({ currentTarget: { value } }) =>
            onSort(SORTS.find((other) => valueOf(other) === value) ?? null)
          }
          onChange={() => undefined}
          options={[
            { value: '', label: t(isSearched ? 'filter.best' : 'filter.newest') },
            ...SORTS.map((other) => ({
              value: valueOf(other),
              label: t(other.isDescending ? 'filter.descending' : 'filter.ascending', {
                column: t(`column.${other.by}`),
              }),
            })),
          ]}
        />
      </div>
    </Dialog>
  );
}

const nameIn = (list: readonly { value: string; label: string }[], id: number | null) =>
  list.find(({ value }) => value === String(id))?.label ??
  tShared('filter.unknown', { id: String(id) });

/** The filters in use, each with a button that removes it, and one that removes all. */
export function ActiveFilters({
  filters,
  options,
  onChange,
  onClear,
}: FilterFieldsProps & { onClear: () => void }) {
  const names = activeFilters(filters);
  const wrapperRef = useRef<HTMLDivElement>(null);
  const active = (filter: string, value: string) => t('filter.active', { filter, value });
  const labels: Record<keyof Filters, () => string> = {
    familiaId: () => active(t('filter.familia'), nameIn(options.familias, filters.familiaId)),
    subfamiliaId: () =>
      active(t('filter.subfamilia'), nameIn(options.subfamilias, filters.subfamiliaId)),
    colorId: () => active(t('filter.color'), nameIn(options.colors, filters.colorId)),
    tallaId: () => active(t('filter.talla'), filters.tallaId ?? ''),
    stock: () => t(`stock.${filters.stock ?? 'none'}`),
    isWithoutPrice: () => t('lack.price'),
    isWithoutImages: () => t('lack.images'),
  };

  function remove(name: keyof Filters) {
    onChange({ [name]: NO_FILTERS[name] });
    // The pressed button disappears.
    wrapperRef.current?.focus();
  }

  return (
    <div ref={wrapperRef} className={styles.active} tabIndex={-1}>
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
            wrapperRef.current?.focus();
          }}
        >
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}
