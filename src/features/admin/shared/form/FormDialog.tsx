import { useId, useRef, type FormEvent } from 'react';
import { t } from '#i18n/es/staff/backOffice.ts';
import { Button } from '#ui/action/Button.tsx';
import { Dialog, type DialogProps } from '#ui/dialog/Dialog.tsx';
import type { Elements } from '#ui/Elements.ts';
import { useLeaveGuard } from '#ui/hooks/useLeaveGuard.ts';
import { Stack } from '#ui/Stack.tsx';
import { Reads } from '../screen/Reads.tsx';
import { FormMessage, type FormNotice } from './FormMessage.tsx';
import { useSaveKey } from './useSaveKey.ts';
import styles from './Form.module.css';

export type FormDialogProps = Pick<DialogProps, 'title' | 'onClose'> & {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  isDirty: boolean;
  submitLabel?: string | undefined;
  size?: 'md' | 'lg' | 'xl' | undefined;
  message?: FormNotice | null | undefined;
  isDone?: boolean | undefined;
  /** Hash of this popup; needed if other popups open over it. '' if the popup has no hash. */
  hash?: string | undefined;
  children: Elements;
};

export function FormDialog({
  onSubmit,
  isBusy,
  isDirty,
  submitLabel,
  size = 'lg',
  message = null,
  isDone = false,
  hash,
  children,
  ...popup
}: FormDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  useLeaveGuard(isDirty && !isDone, hash);
  useSaveKey(form, () => form.current?.requestSubmit());
  return (
    <Dialog
      {...popup}
      size={size}
      startsAt="field"
      footer={
        <>
          <FormMessage
            className={styles.popupMessage}
            message={message}
            isAtSave={isDirty && !isDone}
          />
          <Button variant="secondary" onClick={popup.onClose}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isBusy} disabled={isDone}>
            {submitLabel ?? t('actions.save')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && !isDone) onSubmit(event);
        }}
      >
        <Stack gap={4}>
          <Reads>{children}</Reads>
        </Stack>
      </form>
    </Dialog>
  );
}
