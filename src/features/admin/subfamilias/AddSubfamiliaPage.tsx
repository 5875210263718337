import { useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { subfamilias } from '#i18n/es/staff/subfamilias.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { ButtonRow } from '#shared/ui/ButtonRow.tsx';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { FormMessage } from '../shared/FormMessage.tsx';
import styles from './AddSubfamiliaPage.module.css';
import { ADD_PICTURE_COUNT } from './pictureCounts.ts';
import { SubfamiliaForm } from './SubfamiliaForm.tsx';
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
  const t = useStaffText('backOffice');
  const navigate = useNavigate();
  const { form, notice, submit, isBusy, isDone, isDirty, readOnly, onUploading } = useAddSubfamilia(
    () => void navigate(staffPaths.editSubfamilia(), { replace: true }),
  );
  useLeaveGuard(isDirty && !isDone, '');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && !isDone) submit(event);
      }}
    >
      <SubfamiliaForm
        form={form}
        pictureCount={ADD_PICTURE_COUNT}
        readOnly={readOnly}
        onUploading={onUploading}
      />
      <FormMessage message={notice} />
      <ButtonRow>
        <Button type="submit" busy={isBusy} disabled={isDone}>
          {t('actions.save')}
        </Button>
        <ButtonLink variant="secondary" to={staffPaths.editSubfamilia()}>
          {t('actions.cancel')}
        </ButtonLink>
      </ButtonRow>
    </form>
  );
}
