import { useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { productoForm } from '#i18n/es/staff/productoForm.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { ButtonRow } from '#shared/ui/ButtonRow.tsx';
import { AdminScreen } from '../../shared/AdminScreen.tsx';
import { FormMessage } from '../../shared/FormMessage.tsx';
import { AddProductoFields } from './AddProductoFields.tsx';
import styles from './AddProductoPage.module.css';
import { OptionDialogs } from './OptionDialogs.tsx';
import { useAddProducto } from './useAddProducto.ts';
import { useOptionPopups } from './useOptionPopups.ts';

registerTexts('productoForm', productoForm);

/** A new product on a page of its own; once it is added, the list of all follows. */
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
  const tStaff = useStaffText('backOffice');
  const navigate = useNavigate();
  const api = useAddProducto(() => void navigate(staffPaths.editProducto(), { replace: true }));
  const popups = useOptionPopups('', api.form);
  useLeaveGuard(api.form.formState.isDirty && !api.isDone, '');
  return (
    <>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!api.isBusy && !api.isDone) api.submit(event);
        }}
      >
        <AddProductoFields api={api} popups={popups} />
        <div className={styles.foot}>
          <FormMessage message={api.notice} />
          <ButtonRow>
            <Button type="submit" busy={api.isBusy} disabled={api.isDone}>
              {api.isResumed ? t('add.resume') : tStaff('actions.save')}
            </Button>
            <ButtonLink variant="secondary" to={staffPaths.editProducto()}>
              {tStaff('actions.cancel')}
            </ButtonLink>
          </ButtonRow>
        </div>
      </form>
      <OptionDialogs {...popups} />
    </>
  );
}
