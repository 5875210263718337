import { getFixedT } from 'i18next';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { productoForm } from '#i18n/es/staff/productoForm.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { EntityForm } from '../../shared/form/EntityForm.tsx';
import { ProductoNotLoaded, useFilledProducto } from './filledProducto.tsx';
import { useEditProductoForm } from './useEditProductoForm.tsx';

const t = getFixedT('es', 'productoForm');
const tBackOffice = getFixedT('es', 'backOffice');

registerTexts('productoForm', productoForm);

type Props = {
  /** As the address gave it. */
  productoId: string;
  /** Hash of the popup. */
  hash: string;
  onClose: () => void;
};

/** The popup that changes a product; open while it is mounted. @see docs/rules.md#product-form */
export function EditProducto(props: Props) {
  // Another product starts a new form.
  return <Loaded key={props.productoId} {...props} />;
}

function Loaded({ productoId, hash, onClose }: Props) {
  const { producto, error, retry } = useFilledProducto(productoId);
  if (producto !== null) return <EditForm producto={producto} hash={hash} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('edit.title')}
      closeLabel={tBackOffice('actions.close')}
      size="xl"
    >
      {error !== null ? (
        <ProductoNotLoaded
          productoId={productoId}
          error={error}
          onRetry={retry}
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

function EditForm({
  producto,
  hash,
  onClose,
}: Omit<Props, 'productoId'> & { producto: StaffProducto }) {
  const { form, library } = useEditProductoForm(producto, hash, onClose);
  return (
    <>
      <EntityForm
        frame="popup"
        title={t('edit.titleNamed', { code: producto.code })}
        size="xl"
        hash={hash}
        onClose={onClose}
        {...form}
      />
      {/* oxlint-disable-next-line texts/alone -- a dialog */}
      {library}
    </>
  );
}
