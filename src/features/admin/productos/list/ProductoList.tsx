import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CHANGE_HASH, DELETE_HASH } from '#config/staffHashes.ts';
import { staffProductoQueries } from '#data/productos/staff/queries.ts';
import { readAhead } from '#data/staffCache.ts';
import type { BulkSelection } from '#domain/staff/productos/bulkForm.ts';
import { readListing } from '#domain/staff/productos/listing.ts';
import { t } from '#i18n/es/staff/productos.ts';
import { isFastLine } from '#lib/isFastLine.ts';
import { Button } from '#ui/action/Button.tsx';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { showToast } from '#ui/message/toast.ts';
import { Note, Row } from '#ui/Stack.tsx';
import { ReadFailed, StaleList } from '../../shared/screen/ReadFailed.tsx';
import { Pager } from '../../shared/table/Pager.tsx';
import { useRowPopup } from '../../shared/table/useRowPopup.ts';
import { useListAddress } from '../../shared/table/useSearchText.ts';
import { SelectionBar, useSelection } from '../bulk/SelectionBar.tsx';
import { LazyPopup } from '../LazyPopup.tsx';
import { activeFilters, NO_FILTERS, productoPaths } from '../listingUrl.ts';
import { changeCode, deleteCode, prefetchCode, prefetchPopups } from '../popups.ts';
import { ChoosePage, ColumnMenu } from './columns.tsx';
import { ActiveFilters, ProductoFilters, useFilterOptions } from './ProductoFilters.tsx';
import { ProductoCards, ProductosTable } from './ProductoRows.tsx';
import styles from './ProductoList.module.css';

const PHONE = '(max-width: 700px)';

type Props = { onAdd: () => void; onEdit: (productoId: number) => void };

/** List of the products with search, filters and selection. A phone shows cards in place of the table. */
export function ProductoList({ onAdd, onEdit }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search, change } = useListAddress();
  const listing = readListing(search);
  const query = useQuery({
    ...staffProductoQueries.page(listing),
    // While another page loads, the page before it stays, dimmed.
    placeholderData: keepPreviousData,
  });
  const { data: page } = query;
  const isPhone = useMediaQuery(PHONE) === true;
  const [isFilterNear, setFilterNear] = useState(false);
  const filters = activeFilters(listing);
  const hasOptions = page !== undefined && (isFilterNear || filters.length > 0);
  const options = useFilterOptions(hasOptions, listing);
  const deletePopup = useRowPopup(DELETE_HASH, page?.rows);
  const selection = useSelection(listing, page);
  const changePopup = useHashPopup(CHANGE_HASH);
  /** The selection when the popup opened: once the change begins, the selection of the list is cleared. */
  const [bulkSelection, setBulkSelection] = useState<BulkSelection | null>(null);

  // Prefetches after the rows: a browser counts as idle while it waits for them, but code must not delay them.
  const hasRows = page !== undefined;
  useEffect(() => {
    if (!hasRows || !isFastLine() || !('requestIdleCallback' in window)) return undefined;
    const handle = requestIdleCallback(prefetchPopups);
    return () => cancelIdleCallback(handle);
  }, [hasRows]);

  const countNote = useRef<HTMLElement>(null);
  const isSearched = listing.search.trim() !== '';
  const isNarrowed = isSearched || filters.length > 0;
  const rowsProps = {
    page,
    isBusy: query.isPlaceholderData,
    selection,
    pathTo: productoPaths(listing),
    onOpen: (path: string) => void navigate(path),
    onEdit,
    onEditIntent(id: number) {
      prefetchPopups();
      void readAhead(client, staffProductoQueries.one(String(id)));
    },
    onDelete: deletePopup.open,
  };

  function emptyHint(): string {
    if (isSearched) return t('list.noneFound');
    if (filters.length === 1 && listing.isWithoutImages) return t('list.noneWithoutImages');
    return t(isNarrowed ? 'list.noneFiltered' : 'list.noneYet');
  }

  return (
    <div className={styles.list} tabIndex={-1} onPointerEnter={prefetchPopups}>
      <ProductoFilters
        {...{ listing, change, options, isPhone }}
        total={page?.total}
        onNear={() => setFilterNear(true)}
      />
      <Row gap={[1, 3]} justify="between">
        <Note as="output" ref={countNote} className={styles.count} tabIndex={-1}>
          {page && t('list.count', { count: page.total })}
        </Note>
        <ActiveFilters {...{ listing, change, options }} />
        {!isPhone && <ColumnMenu />}
        {isPhone && page?.rows.length !== 0 && <ChoosePage {...rowsProps} isNamed />}
      </Row>
      {page ? <StaleList {...query} /> : <ReadFailed title={t('list.failed')} {...query} />}
      {page?.rows.length === 0 && (
        <EmptyState
          icon={<Package />}
          title={t(isNarrowed ? 'list.none' : 'list.empty')}
          actions={
            isNarrowed ? (
              <Button onClick={() => change({ ...NO_FILTERS, buscar: null })}>
                {t('list.showAll')}
              </Button>
            ) : (
              <Button onClick={onAdd}>{t('list.add')}</Button>
            )
          }
        >
          <p>{emptyHint()}</p>
        </EmptyState>
      )}
      {(query.isPending || (page !== undefined && page.rows.length > 0)) && (
        <>
          <SelectionBar
            selection={selection}
            total={page?.total ?? 0}
            isNarrowed={isNarrowed}
            onIntent={() => prefetchCode(changeCode)}
            onChange={() => {
              setBulkSelection(selection.toBulk());
              changePopup.open();
            }}
            onClear={() => {
              selection.clear();
              // The bar disappears with the pressed button, so the focus moves to the number of products.
              countNote.current?.focus({ preventScroll: true });
            }}
          />
          {isPhone ? (
            <ProductoCards {...rowsProps} />
          ) : (
            <ProductosTable {...rowsProps} sort={listing.sort} change={change} />
          )}
          <Pager
            page={page?.page ?? 1}
            pageCount={page?.pageCount ?? 1}
            onChange={(pagina) => change({ pagina })}
            label={t('list.pages')}
          />
        </>
      )}
      {changePopup.isOpen && bulkSelection && (
        <LazyPopup
          code={changeCode}
          loadingTitle={t('select.title')}
          selection={bulkSelection}
          onClose={changePopup.close}
          onStart={selection.clear}
        />
      )}
      {deletePopup.row && (
        <LazyPopup
          code={deleteCode}
          loadingTitle={t('delete.title')}
          producto={deletePopup.row}
          onDeleted={() => showToast(t('delete.done'))}
          onClose={deletePopup.close}
        />
      )}
    </div>
  );
}
