import { useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { productoForm } from '#i18n/es/staff/productoForm.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { AdminScreen } from '../../shared/AdminScreen.tsx';
import { EntityPageForm } from '../../shared/form/EntityPageForm.tsx';
import { AddProductoFields } from './AddProductoFields.tsx';
import { OptionDialogs } from './OptionDialogs.tsx';
import { useAddProducto } from './useAddProducto.ts';
import { useOptionPopups } from './useOptionPopups.ts';

registerTexts('productoForm', productoForm);

/** The page that adds a product; after the save it leads to the list. */
export function AddProductoPage() {
  const t = useStaffText('productoForm');
  return (
    <AdminScreen title={t('add.title')}>
      <AddForm />
    </AdminScreen>
  );
}

function AddForm() {
  const t = useStaffText('productoForm');
  const navigate = useNavigate();
  const listPath = staffPaths.editProducto();
  const api = useAddProducto(() => void navigate(listPath, { replace: true }));
  const popups = useOptionPopups('', api.form);
  return (
    <>
      <EntityPageForm
        api={api}
        listPath={listPath}
        submitLabel={api.isResumed ? t('add.resume') : undefined}
      >
        <AddProductoFields {...api} popups={popups} />
      </EntityPageForm>
      <OptionDialogs {...popups} />
    </>
  );
}
