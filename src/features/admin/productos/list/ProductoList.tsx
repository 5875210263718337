import { getFixedT } from 'i18next';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CHANGE_HASH, DELETE_HASH } from '#config/staffHashes.ts';
import { readAhead } from '#data/readAhead.ts';
import { staffQueries } from '#data/staffQueries.ts';
import type { BulkSelection } from '#domain/bulk/planEdit.ts';
import { activeFilters, type ProductoListing } from '#domain/forms/productoList.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { useMediaQuery } from '#shared/hooks/useMediaQuery.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { showToast } from '#shared/ui/toast.ts';
import { Pager } from '../../shared/Pager.tsx';
import { ReadFailed } from '../../shared/ReadFailed.tsx';
import { StaleList } from '../../shared/StaleList.tsx';
import { useRowPopup } from '../../shared/useRowPopup.ts';
import { LazyPopup } from '../LazyPopup.tsx';
import { SelectionBar, useSelection } from '../bulk/SelectionBar.tsx';
import { type ProductoListParams, productoPaths } from '../listingUrl.ts';
import { changeCode, deleteCode, prefetchPopups, prefetchWhenIdle } from '../popups.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { ProductoCards } from './ProductoCards.tsx';
import { useFilterOptions } from './FilterFields.tsx';
import { ActiveFilters, ProductoFilters } from './ProductoFilters.tsx';
import styles from './ProductoList.module.css';
import { ProductosTable } from './ProductosTable.tsx';
import { ChoosePage, type RowHandlers } from './RowParts.tsx';

const t = getFixedT('es', 'productos');
const tBulk = getFixedT('es', 'bulkEdit');

/** Up to this width a table would be cut. */
const PHONE = '(max-width: 700px)';

const NO_ROWS: readonly StaffProducto[] = [];

type Props = {
  params: ProductoListParams;
  onAdd: () => void;
  onEdit: (productoId: number) => void;
};

/** One page of the products that match the URL, with their number and the pager. */
export function ProductoList({ params, onAdd, onEdit }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const query = useQuery({
    ...staffQueries.productos(params.listing),
    // While another page is in flight this one stays, dimmed.
    placeholderData: keepPreviousData,
  });
  const { data: page, error } = query;
  const { listing } = params;
  const isPhone = useMediaQuery(PHONE) === true;
  const [isFilterIntended, setFilterIntended] = useState(false);
  const isFiltered = activeFilters(listing).length > 0;
  const options = useFilterOptions(
    page !== undefined && (isFilterIntended || isFiltered),
    listing.familiaId,
  );
  const deleting = useRowPopup(DELETE_HASH, page?.rows);
  const selection = useSelection(listing, page?.total ?? 0, page?.rows ?? NO_ROWS);
  const changing = useHashPopup(CHANGE_HASH);
  /** What was chosen when the popup opened: it is cleared when the change begins. */
  const [chosen, setChosen] = useState<BulkSelection | null>(null);

  // A browser that waits for the rows is idle too, but their response must not wait for code.
  const hasRows = page !== undefined;
  useEffect(() => (hasRows ? prefetchWhenIdle() : undefined), [hasRows]);

  const count = useRef<HTMLOutputElement>(null);
  /** The button that opened the question was removed with its row: the count takes the focus. */
  const isRowGone = useRef(false);
  useEffect(() => {
    if (hash !== '' || !isRowGone.current) return;
    isRowGone.current = false;
    count.current?.focus({ preventScroll: true });
  }, [hash]);

  const pathTo = productoPaths(listing);
  const handlers: RowHandlers = {
    onOpen: (path) => void navigate(path),
    onEdit,
    onDelete: deleting.open,
    onEnter: prefetchPopups,
    onEditIntent(id) {
      prefetchPopups();
      void readAhead(client, staffQueries.producto(String(id)));
    },
  };

  return (
    <>
      <ProductoFilters
        params={params}
        options={options}
        onIntent={() => setFilterIntended(true)}
        isPhone={isPhone}
        total={page?.total}
      />
      <div className={styles.status}>
        <output ref={count} className={styles.count} tabIndex={-1}>
          {page && t('list.count', { count: page.total })}
        </output>
        <ActiveFilters
          filters={listing}
          options={options}
          onChange={params.filter}
          onClear={params.clearFilters}
        />
        {isPhone ? (
          page?.total !== 0 && (
            <ChoosePage
              page={page}
              isBusy={query.isPlaceholderData}
              selection={selection}
              isNamed
            />
          )
        ) : (
          <ColumnMenu />
        )}
      </div>
      {page !== undefined && <StaleList {...query} />}
      {error !== null && page === undefined && (
        <ReadFailed title={t('list.failed')} error={error} onRetry={() => void query.refetch()} />
      )}
      {page?.total === 0 && (
        <NoProductos listing={listing} onShowAll={params.showAll} onAdd={onAdd} />
      )}
      {(query.isPending || (page !== undefined && page.total > 0)) && (
        <div className={styles.list}>
          <SelectionBar
            selection={selection}
            total={page?.total ?? 0}
            isNarrowed={isFiltered || listing.search.trim() !== ''}
            onIntent={() => void changeCode.load().catch(() => undefined)}
            onChange={() => {
              setChosen(selection.toBulk());
              changing.open();
            }}
            onClear={() => {
              selection.clear();
              // The pressed button is removed with its bar.
              count.current?.focus({ preventScroll: true });
            }}
          />
          {isPhone ? (
            <ProductoCards
              page={page}
              isBusy={query.isPlaceholderData}
              selection={selection}
              handlers={handlers}
              pathTo={pathTo}
            />
          ) : (
            <ProductosTable
              page={page}
              isBusy={query.isPlaceholderData}
              sort={listing.sort}
              onSort={params.sort}
              selection={selection}
              handlers={handlers}
              pathTo={pathTo}
            />
          )}
          <Pager
            page={page?.page ?? 1}
            pageCount={page?.pageCount ?? 1}
            onChange={params.turnTo}
            label={t('list.pages')}
          />
        </div>
      )}
      {changing.isOpen && chosen && (
        <LazyPopup
          code={changeCode}
          title={tBulk('title')}
          onClose={changing.close}
          popupProps={{
            selection: chosen,
            hash: CHANGE_HASH,
            onClose: changing.close,
            onStart: selection.clear,
          }}
        />
      )}
      {deleting.row && (
        <LazyPopup
          code={deleteCode}
          title={t('delete.title')}
          onClose={deleting.close}
          popupProps={{
            producto: deleting.row,
            onDeleted: () => {
              isRowGone.current = true;
              showToast(t('delete.done'));
            },
            onClose: deleting.close,
          }}
        />
      )}
    </>
  );
}

type NoProps = {
  listing: ProductoListing;
  onShowAll: () => void;
  onAdd: () => void;
};

/** Shown instead of an empty table: why it is empty, and what to do next. */
function NoProductos({ listing, onShowAll, onAdd }: NoProps) {
  const isSearched = listing.search.trim() !== '';
  const filters = activeFilters(listing);
  const isNarrowed = isSearched || filters.length > 0;
  const isOnlyWithoutImages = filters.length === 1 && listing.isWithoutImages;
  const hint = isSearched
    ? t('list.noneFound')
    : isOnlyWithoutImages
      ? t('list.noneWithoutImages')
      : t(isNarrowed ? 'list.noneFiltered' : 'list.noneYet');
  return (
    <EmptyState
      icon={<PackageSearch aria-hidden="true" />}
      title={t('list.none')}
      actions={
        isNarrowed ? (
          <Button onClick={onShowAll}>{t('list.showAll')}</Button>
        ) : (
          <Button onClick={onAdd}>{t('list.add')}</Button>
        )
      }
    >
      <p>{hint}</p>
    </EmptyState>
  );
}
