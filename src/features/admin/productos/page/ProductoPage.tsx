import { getFixedT } from 'i18next';
import type { UseQueryResult } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { DELETE_HASH } from '#config/staffHashes.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import type { ProductoListing } from '#domain/forms/productoList.ts';
import { productos } from '#i18n/es/staff/productos.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { useLazyPart } from '#shared/hooks/useLazyPart.ts';
import { useNearViewport } from '#shared/hooks/useNearViewport.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { returnState } from '#shared/lib/returnState.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { showToast } from '#shared/ui/toast.ts';
import { AdminScreen } from '../../shared/AdminScreen.tsx';
import { LazyPopup } from '../LazyPopup.tsx';
import { ProductoNotLoaded, useProducto } from '../form/EditProducto.tsx';
import { ProductoForm } from '../form/ProductoForm.tsx';
import { useEditProducto } from '../form/useProductoForm.ts';
import { addProductoPath, listingPath, readListing } from '../listingUrl.ts';
import { deleteCode } from '../popups.ts';
import { ProductoBar } from './ProductoBar.tsx';

const t = getFixedT('es', 'productoForm');
const tList = getFixedT('es', 'productos');

registerTexts('productos', productos);

/** The page that changes a product. @see docs/rules.md#product-form */
export function ProductoPage() {
  const { productoId = '' } = useParams();
  // Another product starts a new form.
  return <Page key={productoId} productoId={productoId} />;
}

function Page({ productoId }: { productoId: string }) {
  const read = useProducto(productoId);
  const title = read.data && t('page.title', { code: read.data.code, name: read.data.name });
  return (
    <AdminScreen title={title ?? t('edit.title')}>
      <Content productoId={productoId} read={read} />
    </AdminScreen>
  );
}

type ContentProps = { productoId: string; read: UseQueryResult<StaffProducto> };

function Content({
  productoId,
  read: { data: producto, error, isFetching, refetch },
}: ContentProps) {
  const navigate = useNavigate();
  const listing = readListing(useLocation().search);
  const listPath = listingPath(listing);
  const deleting = useHashPopup(DELETE_HASH + productoId);
  const [isDeleted, setDeleted] = useState(false);
  // Once its popup has left the history, so that Back does not lead to what is gone.
  if (isDeleted && !deleting.isOpen) return <Navigate to={listPath} state={returnState} replace />;
  return (
    <>
      <ProductoBar
        productoId={productoId}
        listing={listing}
        producto={producto ?? null}
        onDelete={deleting.open}
      />
      {producto && (
        <>
          <ProductoEditor producto={producto} listing={listing} />
          <LazyProductoHistory id={producto.id} code={producto.code} />
        </>
      )}
      {!producto && error !== null && !isFetching && (
        <ProductoNotLoaded
          productoId={productoId}
          error={error}
          onRetry={() => void refetch()}
          exit={{
            label: t('edit.toList'),
            onPress: () => void navigate(listPath, { state: returnState }),
          }}
        />
      )}
      {!producto && (error === null || isFetching) && (
        <output aria-label={t('edit.loading')}>
          <Skeleton height="40rem" />
        </output>
      )}
      {deleting.isOpen && producto && (
        <LazyPopup
          code={deleteCode}
          title={tList('delete.title')}
          onClose={deleting.close}
          popupProps={{
            producto,
            onDeleted: () => {
              showToast(tList('delete.done'));
              setDeleted(true);
            },
            onClose: deleting.close,
          }}
        />
      )}
    </>
  );
}

/** The form on the page of a product; after a save it stays. */
function ProductoEditor({
  producto,
  listing,
}: {
  producto: StaffProducto;
  /** The list that the product was opened from. */
  listing: ProductoListing;
}) {
  const navigate = useNavigate();
  const api = useEditProducto(producto, null);

  function addAnother(detail = '') {
    showToast(`${t('edit.done')} ${detail}`.trim());
    const subfamilia = api.form.getValues('subfamiliaId');
    void navigate(addProductoPath(listing, { subfamilia }));
  }

  return <ProductoForm api={api} listPath={listingPath(listing)} onAnother={addAnother} />;
}

const historyCode = lazyCode(async () => (await import('./ProductoHistory.tsx')).ProductoHistory);

/** The last changes of a product; nothing of them is loaded until somebody comes near. */
function LazyProductoHistory(props: { id: number; code: string }) {
  const { ref, isNear } = useNearViewport();
  const { part } = useLazyPart(historyCode, isNear, 'producto: load history');
  return <div ref={ref}>{part && createElement(part, props)}</div>;
}
