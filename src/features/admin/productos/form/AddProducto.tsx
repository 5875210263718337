import { ADD_HASH } from '#config/staffHashes.ts';
import { productoForm } from '#i18n/es/staff/productoForm.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { AddProductoFields } from './AddProductoFields.tsx';
import { OptionDialogs } from './OptionDialogs.tsx';
import { useAddProducto } from './useAddProducto.ts';
import { useOptionPopups } from './useOptionPopups.ts';

registerTexts('productoForm', productoForm);

/** The popup that adds a product; open while it is mounted. @see spec §2 "Create New Product popup" */
export function AddProducto({ onClose }: { onClose: () => void }) {
  const t = useStaffText('productoForm');
  const api = useAddProducto(onClose);
  const popups = useOptionPopups(ADD_HASH, api.form);
  return (
    <>
      <FormDialog
        title={t('add.title')}
        size="xl"
        hash={ADD_HASH}
        onClose={onClose}
        onSubmit={api.submit}
        isBusy={api.isBusy}
        isDirty={api.form.formState.isDirty}
        isDone={api.isDone}
        submitLabel={api.isResumed ? t('add.resume') : undefined}
        message={api.notice}
      >
        <AddProductoFields api={api} popups={popups} />
      </FormDialog>
      <OptionDialogs {...popups} />
    </>
  );
}
