import { updateFamilia } from '#data/familias/write.ts';
import { afterFamiliaWrite } from '#data/staffQueries.ts';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import {
  type FamiliaForm,
  toFamiliaDraft,
  toFamiliaForm,
  validateFamilia,
} from '#domain/forms/familiaForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { EntityDialog } from '../shared/form/EntityDialog.tsx';
import { useEditForm } from '../shared/form/useEditForm.ts';
import { FamiliaFields } from './FamiliaFields.tsx';

/** The popup that edits a familia. @see docs/rules.md#familias */
export function EditFamilia({ familia, onClose }: { familia: Familia; onClose: () => void }) {
  const t = useStaffText('familias');
  const tBackOffice = useStaffText('backOffice');
  const api = useEditForm<FamiliaForm, Familia>({
    row: familia,
    toForm: toFamiliaForm,
    validate: validateFamilia,
    write: (read, form) => updateFamilia(read, toFamiliaDraft(form, toFamiliaForm(read))),
    afterWrite: afterFamiliaWrite,
    texts: {
      success: t('updated'),
      failure: t('updateFailed'),
      signIn: tBackOffice('signIn.editFamilias'),
    },
    close: onClose,
  });
  return (
    <EntityDialog
      title={t('editTitle')}
      size="md"
      api={api}
      conflictTexts={{
        label: (field) => t(`form.${field}`),
        show: (_field, value) => value || t('unnumbered'),
      }}
      onClose={onClose}
    >
      <FamiliaFields positionHint={t('form.editHint')} />
    </EntityDialog>
  );
}
