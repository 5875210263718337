import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DELETE_HASH } from '#config/staffHashes.ts';
import { staffQueries } from '#data/staffQueries.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { popupState } from '#shared/lib/popupState.ts';
import { showToast } from '#shared/ui/toast.ts';
import { Pager } from '../../shared/Pager.tsx';
import { ReadFailed } from '../../shared/ReadFailed.tsx';
import { useRowPopup } from '../../shared/useRowPopup.ts';
import { DeleteProducto } from '../delete/DeleteProducto.tsx';
import { NoProductos } from './NoProductos.tsx';
import styles from './ProductoList.module.css';
import { ProductosTable } from './ProductosTable.tsx';
import type { ProductoListParams } from './useProductoListParams.ts';

type Props = {
  params: ProductoListParams;
  onAdd: () => void;
};

/** One page of the products that match the URL, with their number and the pager. */
export function ProductoList({ params, onAdd }: Props) {
  const t = useStaffText('productos');
  const navigate = useNavigate();
  const { hash } = useLocation();
  const query = useQuery({
    ...staffQueries.productos(params.listing),
    // While another page is in flight this one stays, dimmed.
    placeholderData: keepPreviousData,
  });
  const { data: page, error } = query;
  const deleting = useRowPopup(DELETE_HASH, page?.rows);

  const count = useRef<HTMLOutputElement>(null);
  /** The button that opened the question was removed with its row: the count takes the focus. */
  const isRowGone = useRef(false);
  useEffect(() => {
    if (hash !== '' || !isRowGone.current) return;
    isRowGone.current = false;
    count.current?.focus({ preventScroll: true });
  }, [hash]);

  return (
    <>
      <output ref={count} className={styles.count} tabIndex={-1}>
        {page && t('list.count', { count: page.total })}
      </output>
      {error !== null && page === undefined && (
        <ReadFailed title={t('list.failed')} error={error} onRetry={() => void query.refetch()} />
      )}
      {page?.total === 0 && (
        <NoProductos listing={params.listing} onShowAll={params.showAll} onAdd={onAdd} />
      )}
      {(query.isPending || (page !== undefined && page.total > 0)) && (
        <>
          <ProductosTable
            page={page}
            isBusy={query.isPlaceholderData}
            onEdit={(id) => void navigate(params.pathTo(id), { state: popupState })}
            onDelete={deleting.open}
          />
          <Pager
            page={page?.page ?? 1}
            pageCount={page?.pageCount ?? 1}
            onChange={params.turnTo}
            label={t('list.pages')}
          />
        </>
      )}
      {deleting.row && (
        <DeleteProducto
          producto={deleting.row}
          onDeleted={() => {
            isRowGone.current = true;
            showToast(t('delete.done'));
          }}
          onClose={deleting.close}
        />
      )}
    </>
  );
}
