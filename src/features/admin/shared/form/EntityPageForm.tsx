import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { FormMessage } from '../FormMessage.tsx';
import { EntityFields, type EntityFormProps } from './EntityFields.tsx';
import styles from './EntityPageForm.module.css';
import type { AfterSave } from './useEntityForm.ts';
import { useSaveKey } from './useSaveKey.ts';
import type { Elements } from '#shared/ui/Elements.ts';

type Props<Form extends FieldValues, Row> = EntityFormProps<Form, Row> & {
  /** Where cancelling leads. */
  listPath: string;
  submitLabel?: string | undefined;
  /** A further button that saves. */
  andThen?: { readonly label: string; readonly next: AfterSave } | undefined;
  /** Its content has columns. */
  isWide?: boolean;
  children: Elements;
};

/** The form of an entity on a page of its own. */
export function EntityPageForm<Form extends FieldValues, Row = never>({
  listPath,
  submitLabel,
  andThen,
  isWide = false,
  children,
  ...fields
}: Props<Form, Row>) {
  const { api } = fields;
  const t = useStaffText('backOffice');
  const form = useRef<HTMLFormElement>(null);
  useLeaveGuard(api.isDirty && !api.isDone, '');
  useSaveKey(form, () => form.current?.requestSubmit());
  return (
    <form
      ref={form}
      className={styles.form}
      data-wide={isWide || undefined}
      noValidate
      onSubmit={api.submit}
    >
      <EntityFields {...fields}>{children}</EntityFields>
      <div className={styles.foot}>
        <FormMessage message={api.notice} />
        <div className={styles.buttons}>
          <ButtonLink variant="secondary" to={listPath} returns>
            {t('actions.cancel')}
          </ButtonLink>
          <Button type="submit" busy={api.isBusy} disabled={api.isDone}>
            {submitLabel ?? t('actions.save')}
          </Button>
          {andThen && (
            <Button
              variant="secondary"
              busy={api.isBusy}
              disabled={api.isDone}
              onClick={() => api.submitThen(andThen.next)}
            >
              {andThen.label}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
