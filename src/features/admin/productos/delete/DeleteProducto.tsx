import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Deletion, deleteProducto } from '#data/productos/write.ts';
import { afterProductoWrite } from '#data/staffQueries.ts';
import type { ProductoListItem } from '#domain/forms/productoList.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import type { FormNotice } from '../../shared/FormMessage.tsx';
import { useFailureNotice } from '../../shared/useFailureNotice.ts';

type Props = {
  producto: ProductoListItem;
  /** Called after the deletion, once the list was read again. */
  onDeleted: () => void;
  onClose: () => void;
};

const MUTATION_KEY = ['staff', 'productos', 'delete'];

/**
 * Asks before a product is deleted, and says what could not be deleted.
 *
 * @see docs/rules.md#product-steps
 */
export function DeleteProducto({ producto, onDeleted, onClose }: Props) {
  const t = useStaffText('productos');
  const tShared = useStaffText('backOffice');
  const client = useQueryClient();
  const failureNotice = useFailureNotice();
  const { id, code, name } = producto;

  const deletion = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: () => deleteProducto(id),
    onSuccess: async (result) => {
      // A deletion that failed half-way may have changed the stock.
      await afterProductoWrite(client);
      if (result.outcome !== 'deleted') return;
      onDeleted();
      onClose();
    },
  });

  function noticeOf(result: Deletion | undefined): FormNotice | null {
    if (result?.outcome !== 'failed') return null;
    const { step, error, deletedRows } = result;
    const notice = failureNotice(error, {
      text: t(step === 'inventario' ? 'delete.inventarioFailed' : 'delete.productoFailed'),
      signIn: tShared('signIn.deleteProductos'),
    });
    if (deletedRows === 0) return notice;
    return { ...notice, reason: `${notice.reason} ${t('delete.unfinished')}` };
  }

  function deleteOnce() {
    // The second press of a double click comes before the button renders as busy.
    if (client.isMutating({ mutationKey: MUTATION_KEY }) === 0) deletion.mutate();
  }

  return (
    <ConfirmDialog
      open
      title={t('delete.title')}
      text={t('delete.question', { code, name })}
      confirmLabel={tShared('actions.delete')}
      isBusy={deletion.isPending}
      onConfirm={deleteOnce}
      onCancel={onClose}
      message={deletion.isPending ? null : noticeOf(deletion.data)}
    >
      <p>{t('delete.consequences')}</p>
    </ConfirmDialog>
  );
}
