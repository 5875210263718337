import { getFixedT } from 'i18next';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { cleanText } from '#domain/text/cleanText.ts';
import { useFilledFields } from '#shared/hooks/useFilledFields.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import type { Elements } from '#shared/ui/Elements.ts';
import { Message } from '#shared/ui/Message.tsx';
import { FormDialog, type FormDialogProps } from '../FormDialog.tsx';
import { FormMessage } from '../FormMessage.tsx';
import { Stack, Text } from '../Stack.tsx';
import styles from './EntityForm.module.css';
import { FormLock } from './useFieldProps.ts';
import type { AfterSave, EntityFormApi } from './useEntityForm.ts';
import { useSaveKey } from './useSaveKey.ts';

const t = getFixedT('es', 'backOffice');

/** How the question about a conflict names and shows the fields of a form. */
export type ConflictTexts<Form extends FieldValues> = {
  readonly label: (field: keyof Form & string) => string;
  readonly show: (field: keyof Form & string, value: Form[keyof Form & string]) => ReactNode;
};

type FieldsProps<Form extends FieldValues, Row> = {
  api: EntityFormApi<Form, Row>;
  /** `null`: the form adds a row, which nobody else can change. */
  conflictTexts: ConflictTexts<Form> | null;
  children: Elements;
};

type PopupProps = Pick<FormDialogProps, 'title' | 'size' | 'hash' | 'onClose'>;

type PageProps = {
  /** Where cancelling leads. */
  listPath: string;
  /** A further button that saves. */
  andThen?: { readonly label: string; readonly next: AfterSave } | undefined;
  /** Its content has columns. */
  isWide?: boolean;
};

type Props<Form extends FieldValues, Row> = FieldsProps<Form, Row> & {
  submitLabel?: string | undefined;
} & (({ frame: 'popup' } & PopupProps) | ({ frame: 'page' } & PageProps));

/** The form of an entity: in a popup, open while it is mounted, or on a page of its own. */
export function EntityForm<Form extends FieldValues, Row = Form>(props: Props<Form, Row>) {
  const { api, conflictTexts, submitLabel } = props;
  const fields = (
    <Fields api={api} conflictTexts={conflictTexts}>
      {props.children}
    </Fields>
  );
  if (props.frame === 'page') {
    return (
      <PageForm {...props} api={api}>
        {fields}
      </PageForm>
    );
  }
  const { title, size, hash, onClose } = props;
  const { submit, isBusy, isDirty, isDone, notice } = api;
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

/** The fields, below the question about a conflict if there is one. */
function Fields<Form extends FieldValues, Row>({
  api,
  conflictTexts,
  children,
}: FieldsProps<Form, Row>) {
  return (
    <FormProvider {...api.form}>
      <FormLock value={api.readOnly}>
        <div ref={useFilledFields(api.form, cleanText)} style={{ display: 'contents' }}>
          {conflictTexts && api.conflicts.length > 0 && (
            <ConflictQuestion api={api} {...conflictTexts} />
          )}
          {children}
        </div>
      </FormLock>
    </FormProvider>
  );
}

type PageFormProps = PageProps & {
  api: Pick<
    EntityFormApi<FieldValues>,
    'submit' | 'submitThen' | 'notice' | 'isBusy' | 'isDirty' | 'isDone'
  >;
  submitLabel?: string | undefined;
  children: Elements;
};

function PageForm({ api, listPath, andThen, isWide, submitLabel, children }: PageFormProps) {
  const { submit, submitThen, notice, isBusy, isDirty, isDone } = api;
  const form = useRef<HTMLFormElement>(null);
  useLeaveGuard(isDirty && !isDone, '');
  useSaveKey(form, () => form.current?.requestSubmit());
  return (
    <form
      ref={form}
      className={styles.form}
      data-wide={isWide || undefined}
      noValidate
      onSubmit={submit}
    >
      {children}
      <div className={styles.foot} data-foot="">
        <FormMessage message={notice} isAtSave={isDirty && !isDone} />
        <div className={styles.buttons}>
          <ButtonLink variant="secondary" to={listPath} returns>
            {t('actions.cancel')}
          </ButtonLink>
          <Button type="submit" busy={isBusy} disabled={isDone}>
            {submitLabel ?? t('actions.save')}
          </Button>
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
        </div>
      </div>
    </form>
  );
}

/** Shows both values of each field that someone else changed too, and asks which to keep. */
function ConflictQuestion<Form extends FieldValues, Row>({
  api: { conflicts, keepMine, takeTheirs },
  label,
  show,
}: ConflictTexts<Form> & { api: EntityFormApi<Form, Row> }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Message
      ref={box}
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
        {conflicts.map(({ field, theirs, mine }) => (
          <Text as="li" isLong key={field}>
            <span>{label(field)}</span>
            <Stack as="dl" gap={[2, 4]} columns="12rem" isFit>
              <div>
                <Text as="dt" size="sm" tone="quiet">
                  {t('conflict.theirs')}
                </Text>
                <dd>{show(field, theirs)}</dd>
              </div>
              <div>
                <Text as="dt" size="sm" tone="quiet">
                  {t('conflict.mine')}
                </Text>
                <dd>{show(field, mine)}</dd>
              </div>
            </Stack>
          </Text>
        ))}
      </Stack>
    </Message>
  );
}
