import { getFixedT } from 'i18next';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import styles from './ConfirmDialog.module.css';
import { FormMessage, type FormNotice } from './FormMessage.tsx';
import type { Elements } from '#shared/ui/Elements.ts';

const t = getFixedT('es', 'backOffice');

type ConfirmDialogProps = {
  /** By default it is open while it is mounted. */
  open?: boolean | undefined;
  title: string;
  text?: string | undefined;
  /** 'Eliminar' by default. */
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** While busy neither button acts. */
  isBusy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  tone?: 'danger' | 'primary' | undefined;
  message?: FormNotice | null | undefined;
  children?: Elements;
};

/** A question before something that cannot be undone. The focus starts on the cancel button. */
export function ConfirmDialog({
  open = true,
  title,
  text,
  confirmLabel,
  cancelLabel,
  isBusy = false,
  onConfirm,
  onCancel,
  tone = 'danger',
  message = null,
  children,
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    if (!isBusy) onCancel();
  };
  // A layout effect, so that a field among the children can still take the focus in its effect.
  useLayoutEffect(() => {
    if (open) cancelButton.current?.focus();
  }, [open]);
  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={title}
      closeLabel={t('actions.close')}
      footer={
        <>
          <Button ref={cancelButton} variant="secondary" onClick={cancel}>
            {cancelLabel ?? t('actions.cancel')}
          </Button>
          <Button variant={tone} busy={isBusy} onClick={onConfirm}>
            {confirmLabel ?? t('actions.delete')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {text && <p>{text}</p>}
        {children}
        <FormMessage message={message} />
      </div>
    </Dialog>
  );
}
