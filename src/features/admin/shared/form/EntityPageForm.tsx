import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { ButtonRow } from '#shared/ui/ButtonRow.tsx';
import { FormMessage } from '../FormMessage.tsx';
import { EntityFields } from './EntityFields.tsx';
import styles from './EntityPageForm.module.css';
import type { EntityFormApi } from './useEntityForm.ts';

type Props<Form extends FieldValues> = {
  api: EntityFormApi<Form>;
  /** Where cancelling leads. */
  listPath: string;
  submitLabel?: string | undefined;
  children: ReactNode;
};

/** The form of a new entity on a page of its own. */
export function EntityPageForm<Form extends FieldValues>({
  api,
  listPath,
  submitLabel,
  children,
}: Props<Form>) {
  const t = useStaffText('backOffice');
  useLeaveGuard(api.isDirty && !api.isDone, '');
  return (
    <form className={styles.form} noValidate onSubmit={api.submit}>
      <EntityFields api={api}>{children}</EntityFields>
      <div className={styles.foot}>
        <FormMessage message={api.notice} />
        <ButtonRow>
          <Button type="submit" busy={api.isBusy} disabled={api.isDone}>
            {submitLabel ?? t('actions.save')}
          </Button>
          <ButtonLink variant="secondary" to={listPath}>
            {t('actions.cancel')}
          </ButtonLink>
        </ButtonRow>
      </div>
    </form>
  );
}
