import { getFixedT } from 'i18next';
import { createElement, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { DELETE_HASH } from '#config/staffHashes.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import type { ProductoListing } from '#domain/forms/productoList.ts';
import { productoForm } from '#i18n/es/staff/productoForm.ts';
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
import { EntityForm } from '../../shared/form/EntityForm.tsx';
import { LazyPopup } from '../LazyPopup.tsx';
import {
  type FilledProducto,
  ProductoNotLoaded,
  useFilledProducto,
} from '../form/filledProducto.tsx';
import { useEditProductoForm } from '../form/useEditProductoForm.tsx';
import { addProductoPath, listingPath, readListing } from '../listingUrl.ts';
import { deleteCode } from '../popups.ts';
import { ProductoBar } from './ProductoBar.tsx';

const t = getFixedT('es', 'productoForm');
const tList = getFixedT('es', 'productos');

registerTexts('productos', productos);
registerTexts('productoForm', productoForm);

/** The page that changes a product. @see docs/rules.md#product-form */
export function ProductoPage() {
  const { productoId = '' } = useParams();
  // Another product starts a new form.
  return <Page key={productoId} productoId={productoId} />;
}

function Page({ productoId }: { productoId: string }) {
  const filled = useFilledProducto(productoId);
  const [saved, setSaved] = useState<StaffProducto | null>(null);
  const row = saved ?? filled.producto;
  const title = row && t('page.title', { code: row.code, name: row.name });
  return (
    <AdminScreen title={title ?? t('edit.title')}>
      <Content productoId={productoId} filled={filled} row={row} onSaved={setSaved} />
    </AdminScreen>
  );
}

type ContentProps = {
  productoId: string;
  filled: FilledProducto;
  /** As it is stored now; `null` until it is read. */
  row: StaffProducto | null;
  onSaved: (row: StaffProducto) => void;
};

function Content({ productoId, filled, row, onSaved }: ContentProps) {
  const navigate = useNavigate();
  const listing = readListing(useLocation().search);
  const listPath = listingPath(listing);
  const { producto, error, retry } = filled;
  const deleting = useHashPopup(DELETE_HASH + productoId);
  const [isDeleted, setDeleted] = useState(false);
  // Once its popup has left the history, so that Back does not lead to what is gone.
  if (isDeleted && !deleting.isOpen) return <Navigate to={listPath} state={returnState} replace />;
  return (
    <>
      <ProductoBar
        productoId={productoId}
        listing={listing}
        producto={row}
        onDelete={deleting.open}
      />
      {producto !== null && (
        <>
          <ProductoEditor producto={producto} listing={listing} onSaved={onSaved} />
          <LazyProductoHistory id={producto.id} code={row?.code ?? producto.code} />
        </>
      )}
      {producto === null && error !== null && (
        <ProductoNotLoaded
          productoId={productoId}
          error={error}
          onRetry={retry}
          exit={{
            label: t('edit.toList'),
            onPress: () => void navigate(listPath, { state: returnState }),
          }}
        />
      )}
      {producto === null && error === null && (
        <output aria-label={t('edit.loading')}>
          <Skeleton height="40rem" />
        </output>
      )}
      {deleting.isOpen && row !== null && (
        <LazyPopup
          code={deleteCode}
          title={tList('delete.title')}
          onClose={deleting.close}
          popupProps={{
            producto: row,
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

type EditorProps = {
  producto: StaffProducto;
  /** The list that the product was opened from. */
  listing: ProductoListing;
  /** Gets the product as it is stored after each save. */
  onSaved: (row: StaffProducto) => void;
};

/** The form on the page of a product; after a save it stays. */
function ProductoEditor({ producto, listing, onSaved }: EditorProps) {
  const navigate = useNavigate();
  const { form, library } = useEditProductoForm(producto, '', null);
  const row = form.api.row.producto;
  useEffect(() => {
    // Another render, before the page is painted, for what it shows already.
    if (row !== producto) onSaved(row);
  }, [onSaved, row, producto]);

  function addAnother(detail = '') {
    showToast(`${t('edit.done')} ${detail}`.trim());
    const subfamilia = form.api.form.getValues('subfamiliaId');
    void navigate(addProductoPath(listing, { subfamilia }));
  }

  return (
    <>
      <EntityForm
        frame="page"
        {...form}
        listPath={listingPath(listing)}
        isWide
        andThen={{ label: t('addAnother'), next: addAnother }}
      />
      {/* oxlint-disable-next-line texts/alone -- a dialog */}
      {library}
    </>
  );
}

const historyCode = lazyCode(async () => (await import('./ProductoHistory.tsx')).ProductoHistory);

/** The last changes of a product; nothing of them is loaded until somebody comes near. */
function LazyProductoHistory(props: { id: number; code: string }) {
  const { ref, isNear } = useNearViewport();
  const { part } = useLazyPart(historyCode, isNear, 'producto: load history');
  return <div ref={ref}>{part && createElement(part, props)}</div>;
}
