import { useId, type FormEvent, type ReactNode } from 'react';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import styles from './FormDialog.module.css';
import { FormMessage, type FormNotice } from './FormMessage.tsx';
import { SessionEnded } from './SessionEnded.tsx';

/** Props of {@link FormDialog}. */
export type FormDialogProps = {
  title: string;
  /** Leaves the popup, for example `close` of `useHashPopup`: that asks when work would be lost. */
  onClose: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isBusy: boolean;
  /** Whether something is typed that is not saved. */
  isDirty: boolean;
  submitLabel?: string | undefined;
  size?: 'md' | 'lg' | 'xl' | undefined;
  message?: FormNotice | null | undefined;
  /** Nothing is left to save: the popup is about to close. */
  isDone?: boolean | undefined;
  /** Hash that it is open under, '' by its path; needed where other popups open over it. */
  hash?: string | undefined;
  children: ReactNode;
};

/**
 * A form in a popup, its buttons always in sight. It is shown while it is mounted; what is typed
 * and not saved is asked about before it is left, whichever way.
 */
export function FormDialog({
  title,
  onClose,
  onSubmit,
  isBusy,
  isDirty,
  submitLabel,
  size = 'lg',
  message = null,
  isDone = false,
  hash,
  children,
}: FormDialogProps) {
  const t = useStaffText('backOffice');
  const formId = useId();
  useLeaveGuard(isDirty && !isDone, hash);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('actions.close')}
      size={size}
      startsAt="field"
      footer={
        <>
          <div className={styles.message}>
            <FormMessage message={message} />
          </div>
          <Button variant="secondary" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isBusy} disabled={isDone}>
            {submitLabel ?? t('actions.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && !isDone) onSubmit(event);
        }}
      >
        <SessionEnded />
        {children}
      </form>
    </Dialog>
  );
}
