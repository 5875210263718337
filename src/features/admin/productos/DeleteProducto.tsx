import { getFixedT } from 'i18next';
import { useQueryClient } from '@tanstack/react-query';
import { deleteProducto } from '#data/productos/write.ts';
import { afterProductoWrite } from '#data/staffQueries.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { DeleteQuestion } from '../shared/DeleteQuestion.tsx';
import { failureNotice } from '../shared/failureNotice.ts';

const t = getFixedT('es', 'productos');
const tBackOffice = getFixedT('es', 'backOffice');

type Props = {
  producto: Pick<StaffProducto, 'id' | 'code' | 'name'>;
  /** Called after the deletion, once the list was read again. */
  onDeleted: () => void;
  onClose: () => void;
};

/**
 * Asks before a product is deleted, and says what could not be deleted.
 *
 * @see docs/rules.md#product-steps
 */
export function DeleteProducto({ producto: { id, code, name }, onDeleted, onClose }: Props) {
  const client = useQueryClient();
  const failureAt = (step: string) => ({
    text: t(step === 'inventario' ? 'delete.inventarioFailed' : 'delete.productoFailed'),
    signIn: tBackOffice('signIn.deleteProductos'),
  });
  return (
    <DeleteQuestion
      title={t('delete.title')}
      text={t('delete.question', { code, name })}
      failure={failureAt('producto')}
      run={async () => {
        const result = await deleteProducto(id);
        // A deletion that failed half-way may have changed the stock.
        await afterProductoWrite(client);
        if (result.outcome === 'failed') {
          const notice = failureNotice(result.error, failureAt(result.step));
          if (result.deletedRows === 0) return notice;
          return { ...notice, reason: `${notice.reason} ${t('delete.unfinished')}` };
        }
        onDeleted();
        return null;
      }}
      onClose={onClose}
    >
      <p>{t('delete.consequences')}</p>
    </DeleteQuestion>
  );
}
