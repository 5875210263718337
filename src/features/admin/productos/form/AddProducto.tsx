import { ADD_HASH } from '#config/staffHashes.ts';
import { productoForm } from '#i18n/es/staff/productoForm.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { EntityDialog } from '../../shared/form/EntityForm.tsx';
import { AddProductoFields } from './AddProductoFields.tsx';
import { OptionDialogs } from './OptionDialogs.tsx';
import { useAddProducto } from './useAddProducto.ts';
import { useOptionPopups } from './useOptionPopups.ts';

registerTexts('productoForm', productoForm);

/** The popup that adds a product; open while it is mounted. @see docs/rules.md#product-form */
export function AddProducto({ onClose }: { onClose: () => void }) {
  const t = useStaffText('productoForm');
  const api = useAddProducto(onClose);
  const popups = useOptionPopups(ADD_HASH, api.form);
  return (
    <>
      <EntityDialog
        title={t('add.title')}
        size="xl"
        hash={ADD_HASH}
        api={api}
        submitLabel={api.isResumed ? t('add.resume') : undefined}
        onClose={onClose}
      >
        <AddProductoFields {...api} popups={popups} />
      </EntityDialog>
      <OptionDialogs {...popups} />
    </>
  );
}
