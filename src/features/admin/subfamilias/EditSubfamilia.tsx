import type { StaffSubfamilia } from '#data/staffSubfamilias.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { EDIT_PICTURE_COUNT } from './pictureCounts.ts';
import { SubfamiliaForm } from './SubfamiliaForm.tsx';
import { useEditSubfamilia } from './useEditSubfamilia.ts';

type Props = {
  /** As the form is filled with it; what the list learns later changes nothing here. */
  subfamilia: StaffSubfamilia;
  onClose: () => void;
};

/** The popup that changes a subfamilia. */
export function EditSubfamilia({ subfamilia, onClose }: Props) {
  const t = useStaffText('subfamilias');
  const { form, submit, isBusy, isDone, isDirty, readOnly, onUploading, notice, changed } =
    useEditSubfamilia(subfamilia, onClose);
  const latest = changed?.now ?? subfamilia;
  return (
    <FormDialog
      title={t('editing.title')}
      size="xl"
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      isDirty={isDirty}
      isDone={isDone}
      message={notice}
    >
      {changed && <ChangedMeanwhile {...changed} />}
      <SubfamiliaForm
        form={form}
        familia={{ id: latest.familiaId, name: latest.familiaName }}
        pictureCount={EDIT_PICTURE_COUNT}
        isThumbnailRequired
        readOnly={readOnly}
        onUploading={onUploading}
      />
    </FormDialog>
  );
}
