import { useQueryClient } from '@tanstack/react-query';
import { type Deletion, deleteProducto } from '#data/productos/write.ts';
import { afterProductoWrite } from '#data/staffQueries.ts';
import type { ProductoListItem } from '#domain/forms/productoList.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import type { FormNotice } from '../../shared/FormMessage.tsx';
import { useFailureNotice } from '../../shared/useFailureNotice.ts';
import { useSingleMutation } from '../../shared/useSingleMutation.ts';

type Props = {
  producto: Pick<ProductoListItem, 'id' | 'code' | 'name'>;
  /** Called after the deletion, once the list was read again. */
  onDeleted: () => void;
  onClose: () => void;
};

/**
 * Asks before a product is deleted, and says what could not be deleted.
 *
 * @see docs/rules.md#product-steps
 */
export function DeleteProducto({ producto, onDeleted, onClose }: Props) {
  const t = useStaffText('productos');
  const tBackOffice = useStaffText('backOffice');
  const client = useQueryClient();
  const failureNotice = useFailureNotice();
  const { id, code, name } = producto;

  const deletion = useSingleMutation({
    mutationKey: ['staff', 'productos', 'delete'],
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
      signIn: tBackOffice('signIn.deleteProductos'),
    });
    if (deletedRows === 0) return notice;
    return { ...notice, reason: `${notice.reason} ${t('delete.unfinished')}` };
  }

  return (
    <ConfirmDialog
      title={t('delete.title')}
      text={t('delete.question', { code, name })}
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
      message={deletion.isPending ? null : noticeOf(deletion.data)}
    >
      <p>{t('delete.consequences')}</p>
    </ConfirmDialog>
  );
}
