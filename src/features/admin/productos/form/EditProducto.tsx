import { getFixedT } from 'i18next';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataError } from '#data/http/DataError.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { deleteProducto } from '#data/productos/write.ts';
import type { ProductoPage } from '#domain/forms/productoList.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { DeleteQuestion } from '../../shared/form/DeleteQuestion.tsx';
import { failureNotice } from '../../shared/screen/failureNotice.ts';
import { ReadFailed } from '../../shared/screen/ReadFailed.tsx';
import { ProductoForm } from './ProductoForm.tsx';
import { useEditProducto } from './useProductoForm.ts';
import { afterProductoWrite, staffKeys } from '#data/staffCache.ts';
import { staffProductoQueries } from '#data/productos/queries.ts';

const t = getFixedT('es', 'productoForm');
const tBackOffice = getFixedT('es', 'backOffice');
const tList = getFixedT('es', 'productos');

/** A product, at once as a list has read it. @param productoId as the address gives it, junk too */
export function useProducto(productoId: string) {
  const client = useQueryClient();
  const newest = () =>
    client
      .getQueriesData<ProductoPage>({ queryKey: [...staffKeys.productos, 'list'] })
      .flatMap(([queryKey, page]) => {
        const producto = page?.rows.find(({ id }) => String(id) === productoId);
        const readAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
        return producto ? [{ producto, readAt }] : [];
      })
      .toSorted((a, b) => b.readAt - a.readAt)[0];
  return useQuery({
    ...staffProductoQueries.one(productoId),
    initialData: () => newest()?.producto,
    initialDataUpdatedAt: () => newest()?.readAt,
  });
}

type Frame = { hash: string; onClose: () => void };

/** The popup that changes a product; open while it is mounted. @see docs/rules.md#product-form */
export function EditProducto({ productoId, ...frame }: Frame & { productoId: string }) {
  const { onClose } = frame;
  const { data, error, isFetching, refetch } = useProducto(productoId);
  // Another product starts a new form.
  if (data) return <EditForm key={productoId} producto={data} {...frame} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('edit.title')}
      closeLabel={tBackOffice('actions.close')}
      size="xl"
    >
      {error !== null && !isFetching ? (
        <ProductoNotLoaded
          productoId={productoId}
          error={error}
          onRetry={() => void refetch()}
          exitLabel={t('edit.toList')}
          onExit={onClose}
        />
      ) : (
        <output aria-label={t('edit.loading')}>
          <Skeleton height="30rem" />
        </output>
      )}
    </Dialog>
  );
}

function EditForm({ producto, ...frame }: Frame & { producto: StaffProducto }) {
  const api = useEditProducto(producto, frame.onClose);
  const title = t('edit.titleNamed', { code: api.row.producto.code });
  return <ProductoForm api={api} title={title} {...frame} />;
}

type LoadProps = {
  productoId: string;
  error: DataError;
  onRetry: () => void;
  exitLabel: string;
  onExit: () => void;
};

export function ProductoNotLoaded({ productoId, error, onRetry, exitLabel, onExit }: LoadProps) {
  if (error.kind === 'invalidId' || error.kind === 'notFound') {
    const isJunk = error.kind === 'invalidId';
    return (
      <EmptyState
        title={t(isJunk ? 'edit.invalidId.title' : 'edit.notFound.title', { id: productoId })}
        actions={<Button onClick={onExit}>{exitLabel}</Button>}
      >
        <p>{t(isJunk ? 'edit.invalidId.text' : 'edit.notFound.text')}</p>
      </EmptyState>
    );
  }
  return (
    <ReadFailed
      title={t('edit.loadFailed')}
      error={error}
      onRetry={onRetry}
      actions={
        <Button variant="secondary" onClick={onExit}>
          {exitLabel}
        </Button>
      }
    />
  );
}

type DeleteProps = {
  producto: StaffProducto;
  onDeleted: () => void;
  onClose: () => void;
};

/** Asks before a product is deleted. @see docs/rules.md#product-steps */
export function DeleteProducto({ producto: { id, code, name }, onDeleted, onClose }: DeleteProps) {
  const client = useQueryClient();
  const failureAt = (step: string) => ({
    text: tList(step === 'inventario' ? 'delete.inventarioFailed' : 'delete.productoFailed'),
    signIn: tBackOffice('signIn.deleteProductos'),
  });
  return (
    <DeleteQuestion
      title={tList('delete.title')}
      text={tList('delete.question', { code, name })}
      failure={failureAt('producto')}
      run={async () => {
        const result = await deleteProducto(id);
        // A deletion that failed half-way may have changed the stock.
        await afterProductoWrite(client);
        if (result.outcome === 'failed') {
          const notice = failureNotice(result.error, failureAt(result.step));
          if (result.deletedRows === 0) return notice;
          return { ...notice, reason: `${notice.reason} ${tList('delete.unfinished')}` };
        }
        onDeleted();
        return null;
      }}
      onClose={onClose}
    >
      <p>{tList('delete.consequences')}</p>
    </DeleteQuestion>
  );
}
