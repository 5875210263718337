import { t } from '#i18n/es/staff/backOffice.ts';
import { useSyncExternalStore } from 'react';
import { leaveGuard } from '#shared/lib/leaveGuard.ts';
import { QuestionDialog } from '#shared/ui/dialog/QuestionDialog.tsx';
import { FormMessage, type FormNotice } from './FormMessage.tsx';
import { Stack, Text } from '#shared/ui/Stack.tsx';
import type { Elements } from '#shared/ui/Elements.ts';

type Props = {
  title: string;
  text?: string | undefined;
  confirmLabel?: string | undefined;
  cancelLabel?: string;
  isBusy?: boolean | undefined;
  canConfirm?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  message?: FormNotice | null | undefined;
  children?: Elements;
};

export function ConfirmDialog({
  title,
  text,
  confirmLabel = t('actions.delete'),
  cancelLabel = t('actions.cancel'),
  isBusy,
  canConfirm,
  onConfirm,
  onCancel,
  message = null,
  children,
}: Props) {
  return (
    <QuestionDialog
      open
      title={title}
      closeLabel={t('actions.close')}
      keepLabel={cancelLabel}
      onKeep={onCancel}
      actLabel={confirmLabel}
      isBusy={isBusy}
      canAct={canConfirm}
      onAct={onConfirm}
    >
      <Stack gap={4}>
        {text && <Text isLong>{text}</Text>}
        {children}
        <FormMessage message={message} />
      </Stack>
    </QuestionDialog>
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
