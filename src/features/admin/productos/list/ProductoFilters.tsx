import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal, X } from 'lucide-react';
import { useRef } from 'react';
import { FILTERS_HASH } from '#config/staffHashes.ts';
import { compareTallas } from '#domain/catalogue/sizes.ts';
import {
  activeFilters,
  NO_FILTERS,
  type ProductoFilters as Filters,
  type ProductoListing,
  PRODUCTO_SORT_KEYS,
  type ProductoSort,
  STOCK_LEVELS,
} from '#domain/forms/productoList.ts';
import { compareNames } from '#domain/text/collation.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button } from '#shared/ui/Button.tsx';
import { CheckboxField } from '#shared/ui/CheckboxField.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { FilterBar, FilterSelect, SearchField } from '../../shared/table/SearchField.tsx';
import { Row, Stack } from '#shared/ui/Stack.tsx';
import { useSearchText } from '../../shared/table/useSearchText.ts';
import type { ChangeListing } from '../listingUrl.ts';
import styles from './ProductoList.module.css';
import { staffSubfamiliaQueries } from '#data/subfamilias/write.ts';
import { optionQueries } from '#data/options.ts';

const t = getFixedT('es', 'productos');
const tShared = getFixedT('es', 'backOffice');

type Choice = {
  name: Exclude<keyof Filters, 'isWithoutPrice' | 'isWithoutImages'>;
  label: string;
  options: readonly { value: string; label: string }[];
  toFilters: (value: string | null) => Partial<Filters>;
};

function toOptions(rows: readonly { readonly id: number; readonly name: string }[]) {
  return rows
    .map(({ id, name }) => ({ value: String(id), label: name }))
    .toSorted((a, b) => compareNames(a.label, b.label));
}

const toId = (value: string | null) => (value === null ? null : Number(value));

/** @param enabled false: no options are read, until somebody is about to choose */
export function useChoices(enabled: boolean, { familiaId }: Filters): readonly Choice[] {
  const subfamilias = useQuery({ ...staffSubfamiliaQueries.all(), enabled }).data ?? [];
  const colors = useQuery({ ...optionQueries.colors(), enabled }).data ?? [];
  const tallas = useQuery({ ...optionQueries.tallas(), enabled }).data ?? [];
  const familias = new Map(subfamilias.map((one) => [one.familiaId, one.familiaName]));
  return [
    {
      name: 'familiaId',
      label: t('filter.familia'),
      options: toOptions(Array.from(familias, ([id, name]) => ({ id, name }))),
      // The subfamilia may belong to another one.
      toFilters: (value) => ({ familiaId: toId(value), subfamiliaId: null }),
    },
    {
      name: 'subfamiliaId',
      label: t('filter.subfamilia'),
      options: toOptions(
        subfamilias.filter((one) => familiaId === null || one.familiaId === familiaId),
      ),
      toFilters: (value) => ({ subfamiliaId: toId(value) }),
    },
    {
      name: 'colorId',
      label: t('filter.color'),
      options: toOptions(colors),
      toFilters: (value) => ({ colorId: toId(value) }),
    },
    {
      name: 'tallaId',
      label: t('filter.talla'),
      options: tallas.toSorted(compareTallas).map((talla) => ({ value: talla, label: talla })),
      toFilters: (tallaId) => ({ tallaId }),
    },
    {
      name: 'stock',
      label: t('filter.stock'),
      options: STOCK_LEVELS.map((level) => ({ value: level, label: t(`stock.${level}`) })),
      toFilters: (value) => ({ stock: STOCK_LEVELS.find((level) => level === value) ?? null }),
    },
  ];
}

type Props = { listing: ProductoListing; change: ChangeListing; choices: readonly Choice[] };
/** `total`: products that are found now; `undefined` while they load. */
type PopupProps = Props & { total: number | undefined };

/** @param onNear the pointer or the focus is on the filters: their options are needed soon */
export function ProductoFilters({
  isPhone,
  onNear,
  ...props
}: PopupProps & { isPhone: boolean; onNear: () => void }) {
  return (
    <FilterBar onPointerEnter={onNear} onFocus={onNear}>
      <ListSearch {...props} />
      {isPhone ? <FilterPopup {...props} /> : <FilterFields {...props} />}
    </FilterBar>
  );
}

/** Typing renders only the search field until it pauses. */
function ListSearch({ listing, change }: Props) {
  const { text, setText } = useSearchText(listing.search, (search) => change({ search }));
  return <SearchField label={t('list.search')} value={text} onChange={setText} />;
}

function FilterFields({ listing, change, choices }: Props) {
  return (
    <>
      {choices.map(({ name, label, options, toFilters }) => (
        <FilterSelect
          key={name}
          label={label}
          options={options}
          value={listing[name] === null ? null : String(listing[name])}
          onChange={(value) => change(toFilters(value))}
        />
      ))}
      <CheckboxField
        label={t('filter.withoutPrice')}
        checked={listing.isWithoutPrice}
        onChange={({ target }) => change({ isWithoutPrice: target.checked })}
      />
      <CheckboxField
        label={t('list.withoutImages')}
        checked={listing.isWithoutImages}
        onChange={({ target }) => change({ isWithoutImages: target.checked })}
      />
    </>
  );
}

const valueOf = (sort: ProductoSort) => `${sort.by} ${sort.isDescending ? 'desc' : 'asc'}`;

const SORTS: readonly ProductoSort[] = PRODUCTO_SORT_KEYS.flatMap((by) => [
  { by, isDescending: false },
  { by, isDescending: true },
]);

function FilterPopup({ total, ...props }: PopupProps) {
  const popup = useHashPopup(FILTERS_HASH);
  const { listing, change } = props;
  const { sort } = listing;
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
        <Dialog
          open
          onClose={popup.close}
          title={t('filter.title')}
          closeLabel={tShared('actions.close')}
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
              value={sort === null ? '' : valueOf(sort)}
              onInput={({ currentTarget: { value } }) =>
                change({ sort: SORTS.find((other) => valueOf(other) === value) ?? null })
              }
              onChange={() => undefined}
              options={[
                {
                  value: '',
                  label: t(listing.search.trim() === '' ? 'filter.newest' : 'filter.best'),
                },
                ...SORTS.map((other) => ({
                  value: valueOf(other),
                  label: t(other.isDescending ? 'filter.descending' : 'filter.ascending', {
                    column: t(`column.${other.by}`),
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

export function ActiveFilters({ listing, change, choices }: Props) {
  const wrapperRef = useRef<HTMLElement>(null);

  function textOf(name: keyof Filters): string {
    if (name === 'isWithoutPrice') return t('lack.price');
    if (name === 'isWithoutImages') return t('lack.images');
    const id = String(listing[name]);
    const choice = choices.find((one) => one.name === name);
    const found = choice?.options.find(({ value }) => value === id)?.label;
    if (name === 'stock') return found ?? id;
    const unknown = name === 'tallaId' ? id : tShared('filter.unknown', { id });
    return t('filter.active', { filter: choice?.label ?? '', value: found ?? unknown });
  }

  function remove(filters: Partial<Filters>) {
    change(filters);
    // The pressed button disappears.
    wrapperRef.current?.focus();
  }

  const names = activeFilters(listing);
  return (
    <Row ref={wrapperRef} grow="auto" gap={[1, 2]} className={styles.active} tabIndex={-1}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-label={t('filter.remove', { filter: textOf(name) })}
          onClick={() => remove({ [name]: NO_FILTERS[name] })}
        >
          <span>{textOf(name)}</span>
          <X aria-hidden="true" />
        </button>
      ))}
      {names.length > 0 && (
        <Button variant="quiet" onClick={() => remove(NO_FILTERS)}>
          {t('filter.clear')}
        </Button>
      )}
    </Row>
  );
}
