import { useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { subfamilias } from '#i18n/es/staff/subfamilias.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { EntityPageForm } from '../shared/form/EntityPageForm.tsx';
import { ADD_PICTURE_COUNT } from './pictureCounts.ts';
import { SubfamiliaFields } from './SubfamiliaFields.tsx';
import { useAddSubfamilia } from './useAddSubfamilia.ts';

registerTexts('subfamilias', subfamilias);

/** A new subfamilia on a page of its own; once it is added, the list of all follows. */
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
      <SubfamiliaFields pictureCount={ADD_PICTURE_COUNT} onUploading={onUploading} />
    </EntityPageForm>
  );
}
