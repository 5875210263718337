import { getFixedT } from 'i18next';
import { useRef } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { cleanText } from '#domain/text/cleanText.ts';
import { useFilledFields } from '#shared/hooks/useFilledFields.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import type { Elements } from '#shared/ui/Elements.ts';
import { FormDialog, type FormDialogProps } from '../FormDialog.tsx';
import { FormMessage } from '../FormMessage.tsx';
import { ConflictQuestion, type ConflictTexts } from './ConflictQuestion.tsx';
import styles from './EntityForm.module.css';
import { FormLock } from './formLock.ts';
import type { EditFormApi } from './useEditForm.ts';
import type { AfterSave, EntityFormApi } from './useEntityForm.ts';
import { useSaveKey } from './useSaveKey.ts';

const t = getFixedT('es', 'backOffice');

/** A form that adds, or one that edits, with the texts of its conflict question. */
type EntityFormProps<Form extends FieldValues, Row> =
  | { readonly api: EntityFormApi<Form>; readonly conflictTexts?: undefined }
  | { readonly api: EditFormApi<Form, Row>; readonly conflictTexts: ConflictTexts<Form> };

/** The fields of an entity, below the conflict question, if there is one. */
function EntityFields<Form extends FieldValues, Row>({
  children,
  ...props
}: EntityFormProps<Form, Row> & { children: Elements }) {
  const { form, readOnly } = props.api;
  return (
    <FormProvider {...form}>
      <FormLock value={readOnly}>
        <div ref={useFilledFields(form, cleanText)} style={{ display: 'contents' }}>
          {props.conflictTexts && props.api.conflicts.length > 0 && (
            <ConflictQuestion {...props.api} {...props.conflictTexts} />
          )}
          {children}
        </div>
      </FormLock>
    </FormProvider>
  );
}

type DialogProps<Form extends FieldValues, Row> = EntityFormProps<Form, Row> &
  Pick<FormDialogProps, 'title' | 'size' | 'hash' | 'submitLabel' | 'onClose'> & {
    children: Elements;
  };

/** The form of an entity in a popup, open while it is mounted. */
export function EntityDialog<Form extends FieldValues, Row = never>({
  title,
  size,
  hash,
  submitLabel,
  onClose,
  children,
  ...fields
}: DialogProps<Form, Row>) {
  const { submit, isBusy, isDirty, isDone, notice } = fields.api;
  return (
    <FormDialog
      title={title}
      size={size}
      hash={hash}
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      isDirty={isDirty}
      isDone={isDone}
      submitLabel={submitLabel}
      message={notice}
    >
      <EntityFields {...fields}>{children}</EntityFields>
    </FormDialog>
  );
}

type PageProps<Form extends FieldValues, Row> = EntityFormProps<Form, Row> & {
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
}: PageProps<Form, Row>) {
  const { api } = fields;
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
