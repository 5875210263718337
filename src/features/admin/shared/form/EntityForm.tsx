import { type ReactNode, useRef } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { cleanText } from '#domain/text/cleanText.ts';
import { t } from '#i18n/es/staff/backOffice.ts';
import { Button, ButtonLink } from '#ui/action/Button.tsx';
import type { Elements } from '#ui/Elements.ts';
import { useFilledFields } from '#ui/form/useFilledFields.ts';
import { useLeaveGuard } from '#ui/hooks/useLeaveGuard.ts';
import { Message } from '#ui/message/Message.tsx';
import { Note, Row, Stack, Text } from '#ui/Stack.tsx';
import { FormLock } from './fieldProps.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';
import { FormMessage } from './FormMessage.tsx';
import type { AfterSave, EntityFormApi } from './useEntityForm.ts';
import { useSaveKey } from './useSaveKey.ts';
import styles from './Form.module.css';

export type ConflictTexts<Form extends FieldValues> = {
  readonly label: (field: keyof Form & string) => string;
  readonly show: (field: keyof Form & string, value: Form[keyof Form & string]) => ReactNode;
};

type Api<Form extends FieldValues> = Omit<EntityFormApi<Form>, 'row' | 'rebase'>;

type Props<Form extends FieldValues> = {
  api: Api<Form>;
  /** Missing in a form that only adds a row of one field: it meets no conflicts. */
  conflictTexts?: ConflictTexts<Form>;
  submitLabel?: string | undefined;
  children: Elements;
} & (
  | ({ frame?: 'popup' | undefined } & Pick<FormDialogProps, 'title' | 'size' | 'hash' | 'onClose'>)
  | ({ frame: 'page' } & PageProps)
);

type PageProps = {
  listPath: string;
  andThen?: { readonly label: string; readonly next: AfterSave } | undefined;
  isWide?: boolean;
};

export function EntityForm<Form extends FieldValues>(props: Props<Form>) {
  const { api, conflictTexts, submitLabel, children } = props;
  const { submit, isBusy, isDirty, isDone, notice } = api;
  const wrapperRef = useFilledFields(api.form, cleanText);
  const fields = (
    <FormProvider {...api.form}>
      <FormLock value={api.readOnly}>
        <div ref={wrapperRef} style={{ display: 'contents' }}>
          {conflictTexts && api.conflicts.length > 0 && (
            <ConflictQuestion api={api} {...conflictTexts} />
          )}
          {children}
        </div>
      </FormLock>
    </FormProvider>
  );
  if (props.frame === 'page') {
    return (
      <PageForm {...props} api={api}>
        {fields}
      </PageForm>
    );
  }
  const { title, size = 'md', hash, onClose } = props;
  return (
    <FormDialog
      {...{ title, size, hash, onClose, submitLabel, isBusy, isDirty, isDone }}
      onSubmit={submit}
      message={notice}
    >
      {fields}
    </FormDialog>
  );
}

function PageForm<Form extends FieldValues>({
  api: { submit, submitThen, notice, isBusy, isDirty, isDone },
  listPath,
  andThen,
  isWide,
  submitLabel,
  children,
}: PageProps & Pick<Props<Form>, 'api' | 'submitLabel' | 'children'>) {
  const form = useRef<HTMLFormElement>(null);
  useLeaveGuard(isDirty && !isDone, '');
  useSaveKey(form, () => form.current?.requestSubmit());
  return (
    <form
      ref={form}
      className={styles.page}
      data-wide={isWide || undefined}
      noValidate
      onSubmit={submit}
    >
      {children}
      <Stack className={styles.foot} data-foot="">
        <FormMessage message={notice} isAtSave={isDirty && !isDone} />
        <Row className={styles.buttons} justify="end" gap={3}>
          <ButtonLink variant="secondary" to={listPath} returns>
            {t('actions.cancel')}
          </ButtonLink>
          {andThen && (
            <Button
              variant="secondary"
              busy={isBusy}
              disabled={isDone}
              onClick={() => submitThen(andThen.next)}
            >
              {andThen.label}
            </Button>
          )}
          <Button type="submit" busy={isBusy} disabled={isDone}>
            {submitLabel ?? t('actions.save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

function focusInView(box: HTMLElement | null) {
  box?.focus();
  box?.scrollIntoView({ block: 'nearest' });
}

function ConflictQuestion<Form extends FieldValues>({
  api: { conflicts, keepMine, takeTheirs },
  label,
  show,
}: ConflictTexts<Form> & { api: Api<Form> }) {
  return (
    <Message
      ref={focusInView}
      tabIndex={-1}
      tone="warning"
      live="assertive"
      title={t('conflict.title')}
      actions={
        <>
          <Button onClick={keepMine}>{t('conflict.keepMine')}</Button>
          <Button variant="secondary" onClick={takeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      <Stack as="ul">
        {conflicts.map((conflict) => (
          <Text as="li" isLong key={conflict.field}>
            <span>{label(conflict.field)}</span>
            <Stack as="dl" gap={[2, 4]} columns="12rem" isFit>
              {(['theirs', 'mine'] as const).map((side) => (
                <div key={side}>
                  <Note as="dt">{t(`conflict.${side}`)}</Note>
                  <dd>{show(conflict.field, conflict[side])}</dd>
                </div>
              ))}
            </Stack>
          </Text>
        ))}
      </Stack>
    </Message>
  );
}
