import { useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { familias as texts } from '#i18n/es/staff/familias.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { EntityPageForm } from '../shared/form/EntityPageForm.tsx';
import { AddFamiliaFields } from './AddFamiliaFields.tsx';
import { useAddFamilia } from './useAddFamilia.ts';

registerTexts('familias', texts);

/** The page that adds a familia; after that, the list opens. @see docs/rules.md#routes */
export function AddFamiliaPage() {
  const t = useStaffText('familias');
  return (
    <AdminScreen title={t('addTitle')}>
      <AddForm />
    </AdminScreen>
  );
}

function AddForm() {
  const navigate = useNavigate();
  const listPath = staffPaths.editFamilia();
  const api = useAddFamilia(() => void navigate(listPath, { replace: true }));
  return (
    <EntityPageForm api={api} listPath={listPath}>
      <AddFamiliaFields {...api} />
    </EntityPageForm>
  );
}
