import type { Familia } from '#domain/catalogue.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { FamiliaFields } from './FamiliaFields.tsx';
import { useAddFamilia } from './useAddFamilia.ts';

/** The popup that adds a familia. @see spec §2 "Edit families" */
export function AddFamilia({
  familias,
  onClose,
}: {
  familias: readonly Familia[];
  onClose: () => void;
}) {
  const t = useStaffText('familias');
  const api = useAddFamilia(familias, onClose);
  return (
    <FormDialog
      title={t('addTitle')}
      size="md"
      onClose={onClose}
      onSubmit={api.submit}
      isBusy={api.isBusy}
      isDirty={api.form.formState.isDirty}
      isDone={api.isDone}
      message={api.notice}
    >
      <FamiliaFields api={api} positionHint={t('form.addHint')} />
    </FormDialog>
  );
}
