import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { DataError } from '#data/http/DataError.ts';
import { staffProductoQueries } from '#data/productos/staff/queries.ts';
import { deleteProducto } from '#data/productos/staff/write.ts';
import { afterProductoWrite, staffKeys } from '#data/staffCache.ts';
import type { ProductoPage } from '#domain/staff/productos/listing.ts';
import type { StaffProducto } from '#domain/staff/productos/staffProducto.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/productoForm.ts';
import { t as tList } from '#i18n/es/staff/productos.ts';
import { Button } from '#ui/action/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { DeleteQuestion } from '../../shared/form/DeleteQuestion.tsx';
import { failureNotice } from '../../shared/screen/failureNotice.ts';
import { ReadFailed } from '../../shared/screen/ReadFailed.tsx';
import { ReadsLoading } from '../../shared/screen/Reads.tsx';
import { ProductoForm } from './ProductoForm.tsx';
import { useEditProducto } from './useProductoForm.ts';

/** Reads a product; until then it is the row of a list. @param productoId part of the URL, which may be anything */
export function useProducto(productoId: string) {
  const client = useQueryClient();
  const findNewestRow = () =>
    client
      .getQueriesData<ProductoPage>({ queryKey: [...staffKeys.productos, 'list'] })
      .flatMap(([queryKey, page]) => {
        const producto = page?.rows.find(({ id }) => String(id) === productoId);
        const { isInvalidated = true, dataUpdatedAt = 0 } = client.getQueryState(queryKey) ?? {};
        return producto ? [{ producto, readAt: isInvalidated ? 0 : dataUpdatedAt }] : [];
      })
      .toSorted((a, b) => b.readAt - a.readAt)[0];
  return useQuery({
    ...staffProductoQueries.one(productoId),
    initialData: () => findNewestRow()?.producto,
    initialDataUpdatedAt: () => findNewestRow()?.readAt,
  });
}

type Frame = { hash: string; onClose: () => void };

/** Popup that changes a product: it is open as long as it is mounted. @see docs/rules.md#product-form */
export function EditProducto({ productoId, ...frame }: Frame & { productoId: string }) {
  const { onClose } = frame;
  const read = useProducto(productoId);
  if (read.data) return <EditForm key={productoId} producto={read.data} {...frame} />;
  return (
    <Dialog onClose={onClose} title={tList('list.edit')} size="xl">
      <ProductoRead productoId={productoId} read={read} onExit={onClose} />
    </Dialog>
  );
}

function EditForm({ producto, ...frame }: Frame & { producto: StaffProducto }) {
  const api = useEditProducto(producto, frame.onClose);
  const title = t('edit.titleNamed', { code: api.row.producto.code });
  return <ProductoForm api={api} title={title} {...frame} />;
}

/** Shows that a product is being read, that there is none with its id, or that it could not be read. */
export function ProductoRead({
  productoId,
  read: { error, isFetching, refetch },
  exitLabel = t('edit.toList'),
  onExit,
}: {
  productoId: string;
  read: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  exitLabel?: string;
  onExit: () => void;
}) {
  if (error === null || isFetching) return <ReadsLoading />;
  const kind = error instanceof DataError ? error.kind : null;
  const exit = (
    <Button variant="secondary" onClick={onExit}>
      {exitLabel}
    </Button>
  );
  if (kind === 'invalidId' || kind === 'notFound') {
    return (
      <EmptyState title={t(`edit.missing.${kind}`, { id: productoId })} actions={exit}>
        <p>{t(`edit.missingText.${kind}`)}</p>
      </EmptyState>
    );
  }
  return <ReadFailed title={t('edit.loadFailed')} {...{ error, refetch }} actions={exit} />;
}

const failureTexts = (step: string) => ({
  text: tList(step === 'inventario' ? 'delete.inventarioFailed' : 'delete.productoFailed'),
  signIn: tBackOffice('signIn.deleteProductos'),
});

type Props = { producto: StaffProducto; onDeleted: () => void; onClose: () => void };

/** Popup that asks before it deletes a product. @see docs/rules.md#product-steps */
export function DeleteProducto({ producto: { id, code, name }, onDeleted, onClose }: Props) {
  const client = useQueryClient();
  return (
    <DeleteQuestion
      title={tList('delete.title')}
      text={tList('delete.question', { code, name })}
      failure={failureTexts('producto')}
      run={async () => {
        const result = await deleteProducto(id);
        // Reads the products again even after a failure, because stock or pictures may be deleted already.
        await afterProductoWrite(client);
        if (result.outcome === 'failed') {
          const notice = failureNotice(result.error, failureTexts(result.step));
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
