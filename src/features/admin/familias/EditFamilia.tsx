import { useState } from 'react';
import { updateFamilia } from '#data/staffFamilias.ts';
import type { Familia } from '#domain/catalogue.ts';
import { toFamiliaDraft, toFamiliaForm } from '#domain/familiaForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { FamiliaConflict } from './FamiliaConflict.tsx';
import { FamiliaFields } from './FamiliaFields.tsx';
import { useFamiliaForm } from './useFamiliaForm.ts';

/** The popup that edits a familia. @see spec §2 "Edit families", §5 "Family" */
export function EditFamilia({ familia, onClose }: { familia: Familia; onClose: () => void }) {
  const t = useStaffText('familias');
  const tShared = useStaffText('backOffice');
  /** What the form was filled with. */
  const [filled, setFilled] = useState(familia);
  /** What somebody else saved meanwhile. */
  const [newer, setNewer] = useState<Familia | null>(null);

  const api = useFamiliaForm({
    filled: toFamiliaForm(filled),
    save(form) {
      const read = newer ?? filled;
      return updateFamilia(read, toFamiliaDraft(form, toFamiliaForm(read)));
    },
    onConflict: setNewer,
    texts: {
      success: t('updated'),
      text: t('updateFailed'),
      signIn: tShared('signIn.editFamilias'),
    },
    close: onClose,
  });

  function takeNewer(now: Familia) {
    setFilled(now);
    setNewer(null);
    api.form.reset(toFamiliaForm(now), { keepFieldsRef: true });
    // The button that was pressed is gone.
    api.form.setFocus('name');
  }

  return (
    <FormDialog
      title={t('editTitle')}
      size="md"
      onClose={onClose}
      onSubmit={api.submit}
      isBusy={api.isBusy}
      isDirty={api.form.formState.isDirty}
      isDone={api.isDone}
      submitLabel={newer ? tShared('conflict.keepMine') : undefined}
      message={api.notice}
    >
      {newer && !api.isDone && (
        <FamiliaConflict filled={filled} now={newer} onUseNewer={() => takeNewer(newer)} />
      )}
      <FamiliaFields api={api} positionHint={t('form.editHint')} />
    </FormDialog>
  );
}
