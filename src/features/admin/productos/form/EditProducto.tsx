import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffProducto } from '#data/productos/row.ts';
import { staffQueries } from '#data/staffQueries.ts';
import { productoForm } from '#i18n/es/staff/productoForm.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { EditProductoForm } from './EditProductoForm.tsx';
import { ProductoNotLoaded } from './ProductoNotLoaded.tsx';

registerTexts('productoForm', productoForm);

type Props = {
  /** As the page's URL gave it. */
  productoId: string;
  onClose: () => void;
};

/** The popup that changes a product; open while it is mounted. @see docs/rules.md#product-form */
export function EditProducto({ productoId, onClose }: Props) {
  // Another product starts a new form.
  return <Loaded key={productoId} productoId={productoId} onClose={onClose} />;
}

function Loaded({ productoId, onClose }: Props) {
  const t = useStaffText('productoForm');
  const tBackOffice = useStaffText('backOffice');
  /** The product that filled the form; a later read must not overwrite what is typed. */
  const [filled, setFilled] = useState<StaffProducto | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...staffQueries.producto(productoId),
    enabled: filled === null,
  });
  const isFresh = data !== undefined && error === null && !isFetching;
  if (filled === null && isFresh) setFilled(data);
  if (filled !== null) return <EditProductoForm producto={filled} onClose={onClose} />;
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
          onClose={onClose}
        />
      ) : (
        <output aria-label={t('edit.loading')}>
          <Skeleton height="30rem" />
        </output>
      )}
    </Dialog>
  );
}
