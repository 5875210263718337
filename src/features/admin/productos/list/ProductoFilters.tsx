import { useQuery } from '@tanstack/react-query';
import { ListFilter, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { FILTERS_HASH } from '#config/staffHashes.ts';
import { optionQueries } from '#data/options/staff.ts';
import { staffSubfamiliaQueries } from '#data/subfamilias/staff.ts';
import { compareTallas } from '#domain/catalogue/sizes.ts';
import {
  HIDDEN_NAMES,
  type ProductoListing,
  PRODUCTO_SORTS,
  STOCK_LEVELS,
  STOCK_NAMES,
  toSortText,
} from '#domain/staff/productos/listing.ts';
import { compareNames } from '#domain/text/collation.ts';
import { t as tShared } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/productos.ts';
import { Button } from '#ui/action/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { Row, Stack } from '#ui/Stack.tsx';
import type { Choice } from '../../shared/form/OptionField.tsx';
import { FilterBar, FilterSelect, SearchField } from '../../shared/table/SearchField.tsx';
import { type ChangeAddress, useSearchText } from '../../shared/table/useSearchText.ts';
import { activeFilters, LACKS, NO_FILTERS, SELECTS, toQuery } from '../listingUrl.ts';
import styles from './ProductoList.module.css';

type Options = Record<(typeof SELECTS)[number], readonly Choice[]>;

const toOptions = (rows: Iterable<readonly [id: number, name: string]>) =>
  Array.from(rows, ([id, name]) => ({ value: String(id), label: name })).toSorted((a, b) =>
    compareNames(a.label, b.label),
  );

/** Reads the options of the filters. @param enabled false: not yet, because nobody is about to choose one */
export function useFilterOptions(enabled: boolean, { familiaId }: ProductoListing): Options {
  const subfamilias = useQuery({ ...staffSubfamiliaQueries.all(), enabled }).data ?? [];
  const colors = useQuery({ ...optionQueries.colors(), enabled }).data ?? [];
  const tallas = useQuery({ ...optionQueries.tallas(), enabled }).data ?? [];
  const ofFamilia = subfamilias.filter((row) => familiaId === null || row.familiaId === familiaId);
  return {
    familia: toOptions(new Map(subfamilias.map((row) => [row.familiaId, row.familiaName]))),
    subfamilia: toOptions(ofFamilia.map(({ id, name }) => [id, name])),
    color: toOptions(colors.map(({ id, name }) => [id, name])),
    talla: tallas.toSorted(compareTallas).map((talla) => ({ value: talla, label: talla })),
    existencias: STOCK_LEVELS.map((level) => ({
      value: STOCK_NAMES[level],
      label: t(`stock.${level}`),
    })),
    tienda: HIDDEN_NAMES.map(([value]) => ({ value, label: t(`inStore.${value}`) })),
  };
}

type Props = { listing: ProductoListing; change: ChangeAddress; options: Options };
/** `total`: number of products in the list; `undefined` while its first page loads. */
type PopupProps = Props & { total: number | undefined };

type ProductoFiltersProps = PopupProps & { isPhone: boolean; onNear: () => void };

/** Search and filters of the list. @param onNear pointer or focus is on them: their options are needed soon */
export function ProductoFilters({ isPhone, onNear, ...props }: ProductoFiltersProps) {
  const { listing, change } = props;
  return (
    <FilterBar onPointerEnter={onNear} onFocus={onNear}>
      <ListSearch {...props} />
      {isPhone ? <FilterPopup {...props} /> : <FilterFields {...props} />}
      <CheckboxField
        label={t('filter.sinImagenes')}
        checked={listing.isWithoutImages}
        onChange={({ target }) => change({ sinImagenes: target.checked ? '1' : null })}
      />
    </FilterBar>
  );
}

/** Search field of the list. While staff type, only this component is rendered. */
function ListSearch({ listing, change }: Props) {
  const { text, setText } = useSearchText(listing.search, (buscar) => change({ buscar }));
  return <SearchField label={t('list.search')} value={text} onChange={setText} />;
}

/** Filters that do not fit on a phone, which shows them in a popup. */
function FilterFields({ listing, change, options }: Props) {
  const query = toQuery(listing);
  return (
    <>
      {SELECTS.map((filter) => (
        <FilterSelect
          key={filter}
          label={t(`filter.${filter}`)}
          options={options[filter]}
          value={query[filter] === null ? null : String(query[filter])}
          // A new familia clears the subfamilia, which may belong to another familia.
          onChange={(value) =>
            change({ [filter]: value, ...(filter === 'familia' && { subfamilia: null }) })
          }
        />
      ))}
      <FilterSelect
        label={t('filter.lack')}
        options={LACKS.map((lack) => ({ value: lack, label: t(`filter.${lack}`) }))}
        value={LACKS.find((lack) => query[lack] !== null) ?? null}
        onChange={(value) =>
          change(Object.fromEntries(LACKS.map((lack) => [lack, lack === value ? '1' : null])))
        }
      />
    </>
  );
}

function FilterPopup({ total, ...props }: PopupProps) {
  const popup = useHashPopup(FILTERS_HASH);
  const { listing, change } = props;
  const { sort } = listing;
  const count = activeFilters(listing).length;
  return (
    <>
      <Button variant="secondary" icon={<ListFilter />} aria-haspopup="dialog" onClick={popup.open}>
        {count > 0 ? t('filter.titleCount', { count }) : t('filter.title')}
      </Button>
      {popup.isOpen && (
        <Dialog
          onClose={popup.close}
          title={t('filter.title')}
          footer={
            <>
              {count > 0 && (
                <Button variant="secondary" onClick={() => change(NO_FILTERS)}>
                  {t('filter.clear')}
                </Button>
              )}
              <Button onClick={popup.close}>{t('filter.show', { count: total ?? 0 })}</Button>
            </>
          }
        >
          <Stack>
            <FilterFields {...props} />
            <SelectField
              label={t('filter.sort')}
              value={sort === null ? '' : toSortText(sort)}
              onInput={({ currentTarget: { value } }) => change({ orden: value })}
              options={[
                {
                  value: '',
                  label: t(listing.search.trim() === '' ? 'filter.newest' : 'filter.best'),
                },
                ...PRODUCTO_SORTS.map((option) => ({
                  value: toSortText(option),
                  label: t(option.isDescending ? 'filter.descending' : 'filter.ascending', {
                    column: t(`column.${option.by}`),
                  }),
                })),
              ]}
            />
          </Stack>
        </Dialog>
      )}
    </>
  );
}

export function ActiveFilters({ listing, change, options }: Props) {
  function textOf(filter: (typeof filters)[number]): string {
    if (filter === 'sinPrecio') return t('lack.price');
    if (filter === 'sinIva') return t('lack.iva');
    if (filter === 'sinSubfamilia') return t('lack.subfamilia');
    if (filter === 'sinImagenes') return t('lack.images');
    const id = String(toQuery(listing)[filter]);
    const label = options[filter].find(({ value }) => value === id)?.label;
    if (filter === 'existencias' || filter === 'tienda') return label ?? id;
    const unknown = filter === 'talla' ? id : tShared('filter.unknown', { id });
    return t('filter.active', { filter: t(`filter.${filter}`), value: label ?? unknown });
  }

  const remove = (removed: typeof NO_FILTERS) => (event: MouseEvent) => {
    change(removed);
    // The pressed button disappears, so the focus moves to the list.
    event.currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  };

  const filters = activeFilters(listing);
  return (
    <Row grow="auto" gap={[1, 2]} className={styles.active}>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          className={styles.chip}
          aria-label={t('filter.remove', { filter: textOf(filter) })}
          onClick={remove({ [filter]: null })}
        >
          <span>{textOf(filter)}</span>
          <X />
        </button>
      ))}
      {filters.length > 0 && (
        <Button variant="quiet" onClick={remove(NO_FILTERS)}>
          {t('filter.clear')}
        </Button>
      )}
    </Row>
  );
}
