import { getFixedT } from 'i18next';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { leaveGuard } from '#shared/lib/leaveGuard.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { FormMessage, type FormNotice } from './FormMessage.tsx';
import { Stack, Text } from '#shared/ui/Stack.tsx';
import type { Elements } from '#shared/ui/Elements.ts';

const t = getFixedT('es', 'backOffice');

type Props = {
  title: string;
  text?: string | undefined;
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** Neither button acts. */
  isBusy?: boolean | undefined;
  /** Only the cancel button acts while it is `false`. */
  canConfirm?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  tone?: 'danger' | 'primary' | undefined;
  message?: FormNotice | null | undefined;
  children?: Elements;
};

/** A question, open while it is mounted. The focus starts on the cancel button. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  isBusy = false,
  canConfirm = true,
  onConfirm,
  onCancel,
  tone = 'danger',
  message = null,
  children,
}: Props) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    if (!isBusy) onCancel();
  };
  // A layout effect, so that a field among the children can still take the focus in its effect.
  useLayoutEffect(() => {
    cancelButton.current?.focus();
  }, []);
  return (
    <Dialog
      open
      onClose={cancel}
      title={title}
      closeLabel={t('actions.close')}
      footer={
        <>
          <Button ref={cancelButton} variant="secondary" onClick={cancel}>
            {cancelLabel ?? t('actions.cancel')}
          </Button>
          <Button
            variant={tone}
            busy={isBusy}
            aria-disabled={!canConfirm}
            onClick={() => canConfirm && onConfirm()}
          >
            {confirmLabel ?? t('actions.delete')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {text && <Text isLong>{text}</Text>}
        {children}
        <FormMessage message={message} />
      </Stack>
    </Dialog>
  );
}

export function LeaveQuestion() {
  const question = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.question);
  if (question === null) return null;
  const isUpload = question.lost.some((work) => work.isUpload);
  const hasChanges = question.lost.some((work) => !work.isUpload);
  return (
    <ConfirmDialog
      title={t(isUpload ? 'leaveUpload.title' : 'leave.title')}
      text={t(isUpload ? 'leaveUpload.text' : 'leave.text')}
      cancelLabel={t(isUpload ? 'leaveUpload.stay' : 'leave.stay')}
      confirmLabel={t(isUpload ? 'leaveUpload.leave' : 'leave.leave')}
      onCancel={() => question.answer(false)}
      onConfirm={() => question.answer(true)}
    >
      {isUpload && hasChanges && <p>{t('leaveUpload.changes')}</p>}
    </ConfirmDialog>
  );
}
