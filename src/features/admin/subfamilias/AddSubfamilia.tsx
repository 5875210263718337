import { useStaffText } from '#i18n/useStaffText.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { ADD_PICTURE_COUNT } from './pictureCounts.ts';
import { SubfamiliaForm } from './SubfamiliaForm.tsx';
import { useAddSubfamilia } from './useAddSubfamilia.ts';

/** The popup that adds a subfamilia. */
export function AddSubfamilia({ onClose }: { onClose: () => void }) {
  const t = useStaffText('subfamilias');
  const { form, notice, submit, isBusy, isDone, isDirty, readOnly, onUploading } =
    useAddSubfamilia(onClose);
  return (
    <FormDialog
      title={t('add')}
      size="xl"
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      isDirty={isDirty}
      isDone={isDone}
      message={notice}
    >
      <SubfamiliaForm
        form={form}
        pictureCount={ADD_PICTURE_COUNT}
        readOnly={readOnly}
        onUploading={onUploading}
      />
    </FormDialog>
  );
}
