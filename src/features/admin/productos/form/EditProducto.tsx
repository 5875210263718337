import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import type { DataError } from '#data/http/DataError.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { staffQueries } from '#data/staffQueries.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { ReadFailed } from '../../shared/ReadFailed.tsx';
import { ProductoForm } from './ProductoForm.tsx';
import { useEditProducto } from './useProductoForm.ts';

const t = getFixedT('es', 'productoForm');
const tBackOffice = getFixedT('es', 'backOffice');

type Props = {
  /** As the address gave it. */
  productoId: string;
  /** Hash of the popup. */
  hash: string;
  onClose: () => void;
};

/** The popup that changes a product; open while it is mounted. @see docs/rules.md#product-form */
export function EditProducto({ productoId, hash, onClose }: Props) {
  const { data, error, isFetching, refetch } = useQuery(staffQueries.producto(productoId));
  // Another product starts a new form.
  if (data) return <EditForm key={productoId} producto={data} hash={hash} onClose={onClose} />;
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
          exit={{ label: t('edit.toList'), onPress: onClose }}
        />
      ) : (
        <output aria-label={t('edit.loading')}>
          <Skeleton height="30rem" />
        </output>
      )}
    </Dialog>
  );
}

type FormProps = Omit<Props, 'productoId'> & { producto: StaffProducto };

function EditForm({ producto, ...frame }: FormProps) {
  const api = useEditProducto(producto, frame.onClose);
  return (
    <ProductoForm
      api={api}
      title={t('edit.titleNamed', { code: api.row.producto.code })}
      {...frame}
    />
  );
}

type NotLoadedProps = {
  productoId: string;
  error: DataError;
  onRetry: () => void;
  /** What else can be done. */
  exit: { readonly label: string; readonly onPress: () => void };
};

/** Says why the product is not shown: there is none at this address, or the request failed. */
export function ProductoNotLoaded({ productoId, error, onRetry, exit }: NotLoadedProps) {
  const { label, onPress } = exit;
  if (error.kind === 'invalidId' || error.kind === 'notFound') {
    const isJunk = error.kind === 'invalidId';
    return (
      <EmptyState
        title={t(isJunk ? 'edit.invalidId.title' : 'edit.notFound.title', { id: productoId })}
        actions={<Button onClick={onPress}>{label}</Button>}
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
        <Button variant="secondary" onClick={onPress}>
          {label}
        </Button>
      }
    />
  );
}
