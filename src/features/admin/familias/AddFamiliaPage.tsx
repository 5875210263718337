import { useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import type { Familia } from '#domain/catalogue.ts';
import { familias as texts } from '#i18n/es/staff/familias.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { ButtonRow } from '#shared/ui/ButtonRow.tsx';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { FormMessage } from '../shared/FormMessage.tsx';
import { useFailureReason } from '../shared/useFailureNotice.ts';
import styles from './AddFamiliaPage.module.css';
import { FamiliaFields } from './FamiliaFields.tsx';
import { useAddFamilia } from './useAddFamilia.ts';
import { useFamilias } from './useFamilias.ts';

registerTexts('familias', texts);

function AddFamiliaForm({ familias }: { familias: readonly Familia[] }) {
  const t = useStaffText('familias');
  const tShared = useStaffText('backOffice');
  const navigate = useNavigate();
  const api = useAddFamilia(
    familias,
    () => void navigate(staffPaths.editFamilia(), { replace: true }),
  );
  useLeaveGuard(api.form.formState.isDirty && !api.isDone, '');
  return (
    <form className={styles.form} noValidate onSubmit={api.submit}>
      <FamiliaFields api={api} positionHint={t('form.addHint')} />
      <FormMessage message={api.notice} />
      <ButtonRow>
        <Button type="submit" busy={api.isBusy} disabled={api.isDone}>
          {tShared('actions.save')}
        </Button>
        <ButtonLink to={staffPaths.editFamilia()} variant="secondary">
          {tShared('actions.cancel')}
        </ButtonLink>
      </ButtonRow>
    </form>
  );
}

/** Adding a familia as a page of its own; once added, the list follows. @see spec §2 "Routes" */
export function AddFamiliaPage() {
  const t = useStaffText('familias');
  const tShared = useStaffText('backOffice');
  const reasonOf = useFailureReason();
  const { familias, error, refetch } = useFamilias();
  return (
    <AdminScreen title={t('addTitle')}>
      {familias && <AddFamiliaForm familias={familias} />}
      {!familias && error && (
        <ErrorState
          title={t('loadFailed')}
          detail={reasonOf(error)}
          retryLabel={tShared('actions.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!familias && !error && (
        <output className={styles.form} aria-label={t('loading')}>
          <Skeleton height="4.5rem" />
          <Skeleton height="4.5rem" />
        </output>
      )}
    </AdminScreen>
  );
}
