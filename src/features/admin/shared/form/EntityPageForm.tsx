import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { FormMessage } from '../FormMessage.tsx';
import { EntityFields, type EntityFormProps } from './EntityFields.tsx';
import styles from './EntityPageForm.module.css';

type Props<Form extends FieldValues, Row> = EntityFormProps<Form, Row> & {
  /** Where cancelling leads. */
  listPath: string;
  submitLabel?: string | undefined;
  children: ReactNode;
};

/** The form of an entity on a page of its own. */
export function EntityPageForm<Form extends FieldValues, Row = never>({
  listPath,
  submitLabel,
  children,
  ...fields
}: Props<Form, Row>) {
  const { api } = fields;
  const t = useStaffText('backOffice');
  useLeaveGuard(api.isDirty && !api.isDone, '');
  return (
    <form className={styles.form} noValidate onSubmit={api.submit}>
      <EntityFields {...fields}>{children}</EntityFields>
      <div className={styles.foot}>
        <FormMessage message={api.notice} />
        <div className={styles.buttons}>
          <ButtonLink variant="secondary" to={listPath}>
            {t('actions.cancel')}
          </ButtonLink>
          <Button type="submit" busy={api.isBusy} disabled={api.isDone}>
            {submitLabel ?? t('actions.save')}
          </Button>
        </div>
      </div>
    </form>
  );
}
