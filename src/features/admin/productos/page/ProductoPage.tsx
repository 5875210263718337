import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronLeft, ChevronRight, Copy, Ellipsis, Store, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { DELETE_HASH } from '#config/staffHashes.ts';
import { staffProductoQueries } from '#data/productos/staff/queries.ts';
import { toNextForm } from '#domain/staff/forms/productoForm.ts';
import { type ProductoListing, readListing } from '#domain/staff/productos/listing.ts';
import type { StaffProducto } from '#domain/staff/productos/staffProducto.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/productoForm.ts';
import { t as tList } from '#i18n/es/staff/productos.ts';
import { returnState } from '#lib/historyEntry.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { Button, ButtonLink } from '#ui/action/Button.tsx';
import { Menu } from '#ui/dialog/Menu.tsx';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { useNearViewport } from '#ui/hooks/useNearViewport.ts';
import { Later } from '#ui/Later.tsx';
import { showToast } from '#ui/message/toast.ts';
import { Row } from '#ui/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { AdminScreen } from '../../shared/screen/AdminScreen.tsx';
import { DeleteProducto, ProductoRead, useProducto } from '../form/EditProducto.tsx';
import { ProductoForm } from '../form/ProductoForm.tsx';
import { useEditProducto } from '../form/useProductoForm.ts';
import { addProductoPath, listingPath, productoPaths } from '../listingUrl.ts';
import styles from './ProductoPage.module.css';

/** Page of one product: its form, its neighbours in the list and its last changes. @see docs/rules.md#product-form */
export function ProductoPage() {
  const { productoId = '' } = useParams();
  return <Page key={productoId} productoId={productoId} />;
}

function Page({ productoId }: { productoId: string }) {
  const read = useProducto(productoId);
  const producto = read.data;
  const navigate = useNavigate();
  const listing = readListing(useLocation().search);
  const listPath = listingPath(listing);
  const deletePopup = useHashPopup(DELETE_HASH + productoId);
  const [isDeleted, setDeleted] = useState(false);
  // The redirect waits until the popup has closed: then the list replaces the history entry of the product.
  if (isDeleted && !deletePopup.isOpen)
    return <Navigate to={listPath} state={returnState} replace />;
  return (
    <AdminScreen title={producto ? t('page.title', producto) : tList('list.edit')}>
      <Bar {...{ productoId, producto, listing }} onDelete={deletePopup.open} />
      {producto ? (
        <>
          <Editor producto={producto} listing={listing} />
          <LazyProductoHistory id={producto.id} code={producto.code} />
        </>
      ) : (
        <ProductoRead
          productoId={productoId}
          read={read}
          onExit={() => void navigate(listPath, { state: returnState })}
        />
      )}
      {deletePopup.isOpen && producto && (
        <DeleteProducto
          producto={producto}
          onDeleted={() => {
            showToast(tList('delete.done'));
            setDeleted(true);
          }}
          onClose={deletePopup.close}
        />
      )}
    </AdminScreen>
  );
}

function Editor({ producto, listing }: { producto: StaffProducto; listing: ProductoListing }) {
  const navigate = useNavigate();
  const api = useEditProducto(producto, null);

  function addAnother(detail = '') {
    showToast(`${t('edit.done')} ${detail}`.trim());
    const saved = api.form.getValues();
    const path = addProductoPath(listing, { subfamilia: saved.subfamiliaId });
    void navigate(path, { state: toNextForm(saved) });
  }

  return <ProductoForm api={api} listPath={listingPath(listing)} onAnother={addAnother} />;
}

type BarProps = {
  productoId: string;
  producto: StaffProducto | undefined;
  listing: ProductoListing;
  onDelete: () => void;
};

function Bar({ productoId, producto, listing, onDelete }: BarProps) {
  const { previous, next } = useNeighbours(productoId, listing);
  const pathTo = productoPaths(listing);
  return (
    <Row as="nav" justify="between" hasNoWrap className={styles.bar} aria-label={t('page.ways')}>
      <ButtonLink variant="quiet" icon={<ArrowLeft />} to={listingPath(listing)} returns>
        {t('page.toList')}
      </ButtonLink>
      <Row gap={1} hasNoWrap className={styles.side}>
        <Step side="previous" neighbour={previous} pathTo={pathTo} />
        <Step side="next" neighbour={next} pathTo={pathTo} />
        {producto && (
          <Menu label={tBackOffice('actions.more')} icon={<Ellipsis />}>
            <ButtonLink
              variant="secondary"
              icon={<Copy />}
              to={addProductoPath(listing, { copia: producto.id })}
            >
              {t('page.duplicate')}
            </ButtonLink>
            {producto.subfamiliaId !== null && !producto.isHidden && (
              <ButtonLink
                variant="secondary"
                icon={<Store />}
                to={paths.product(producto.subfamiliaId, {
                  color: producto.colorId,
                  talla: producto.tallaId,
                })}
              >
                {tBackOffice('inStore')}
              </ButtonLink>
            )}
            <Button variant="secondary" icon={<Trash2 />} onClick={onDelete}>
              {tBackOffice('actions.delete')}
            </Button>
          </Menu>
        )}
      </Row>
    </Row>
  );
}

type Neighbour = number | 'loading' | 'failed' | 'notListed' | 'first' | 'last';

/** Returns the ids of the products before and after in the list, or why there is none. A save does not change them. */
function useNeighbours(productoId: string, listing: ProductoListing) {
  const [listedIds, setListedIds] = useState<readonly number[] | null>(null);
  const { data, isError, isFetching } = useQuery({
    ...staffProductoQueries.page(listing),
    enabled: listedIds === null,
  });
  const isFresh = data !== undefined && !isFetching && !isError;
  const ids = listedIds ?? data?.rows.map(({ id }) => id) ?? [];
  if (listedIds === null && isFresh) setListedIds(ids);
  const index = ids.findIndex((id) => String(id) === productoId);

  function neighbourAt(step: 1 | -1, end: 'first' | 'last'): Neighbour {
    const id = index < 0 ? undefined : ids[index + step];
    if (id !== undefined) return id;
    if (listedIds === null && !isFresh) return isFetching ? 'loading' : 'failed';
    return index < 0 ? 'notListed' : end;
  }
  return { previous: neighbourAt(-1, 'first'), next: neighbourAt(1, 'last') };
}

type StepProps = {
  side: 'previous' | 'next';
  neighbour: Neighbour;
  pathTo: (id: number) => string;
};

function Step({ side, neighbour, pathTo }: StepProps) {
  const Icon = side === 'previous' ? ChevronLeft : ChevronRight;
  const name = t(`page.${side}`);
  const buttonProps = { variant: 'quiet', icon: <Icon /> } as const;
  const label = <span className={styles.step}>{t(`page.${side}Short`)}</span>;
  if (typeof neighbour === 'number') {
    return (
      <ButtonLink {...buttonProps} aria-label={name} title={name} to={pathTo(neighbour)}>
        {label}
      </ButtonLink>
    );
  }
  const reason = t(`page.none.${neighbour}`);
  return (
    <Button {...buttonProps} className={styles.none} aria-disabled title={reason}>
      <span>{label}</span>
      <VisuallyHidden>{`${name}: ${reason}`}</VisuallyHidden>
    </Button>
  );
}

const historyCode = lazyCode(async () => (await import('./ProductoHistory.tsx')).ProductoHistory);

/** Shows the last changes of a product. Their code and data load once the section is near the viewport. */
function LazyProductoHistory(props: { id: number; code: string }) {
  const { ref, isNear } = useNearViewport();
  return (
    <div ref={ref}>
      <Later code={historyCode} when={isNear} props={props} />
    </div>
  );
}
