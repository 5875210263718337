import { useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { subfamilias } from '#i18n/es/staff/subfamilias.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { EntityPageForm } from '../shared/form/EntityPageForm.tsx';
import { SubfamiliaFields } from './SubfamiliaFields.tsx';
import { useAddSubfamilia } from './useAddSubfamilia.ts';

registerTexts('subfamilias', subfamilias);

/** The page that adds a subfamilia; after that, the list opens. @see docs/rules.md#routes */
export function AddSubfamiliaPage() {
  const t = useStaffText('subfamilias');
  return (
    <AdminScreen title={t('add')}>
      <AddForm />
    </AdminScreen>
  );
}

function AddForm() {
  const navigate = useNavigate();
  const listPath = staffPaths.editSubfamilia();
  const { onUploading, ...api } = useAddSubfamilia(
    () => void navigate(listPath, { replace: true }),
  );
  return (
    <EntityPageForm api={api} listPath={listPath}>
      <SubfamiliaFields onUploading={onUploading} />
    </EntityPageForm>
  );
}
