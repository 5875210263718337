import { t } from '#i18n/es/staff/backOffice.ts';
import { useSyncExternalStore } from 'react';
import { leaveGuard } from '#shared/lib/leaveGuard.ts';
import { QuestionDialog, type QuestionDialogProps } from '#shared/ui/dialog/QuestionDialog.tsx';
import { FormMessage, type FormNotice } from './FormMessage.tsx';
import { Stack, Text } from '#shared/ui/Stack.tsx';
import type { Elements } from '#shared/ui/Elements.ts';

type Props = Pick<QuestionDialogProps, 'title' | 'isBusy' | 'canAct' | 'onAct' | 'onKeep'> & {
  text?: string | undefined;
  actLabel?: string | undefined;
  keepLabel?: string;
  message?: FormNotice | null | undefined;
  children?: Elements;
};

export function ConfirmDialog({
  text,
  actLabel = t('actions.delete'),
  keepLabel = t('actions.cancel'),
  message = null,
  children,
  ...question
}: Props) {
  return (
    <QuestionDialog {...question} {...{ actLabel, keepLabel }} open closeLabel={t('actions.close')}>
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
      keepLabel={t(isUpload ? 'leaveUpload.stay' : 'leave.stay')}
      actLabel={t(isUpload ? 'leaveUpload.leave' : 'leave.leave')}
      onKeep={() => question.answer(false)}
      onAct={() => question.answer(true)}
    >
      {isUpload && hasChanges && <p>{t('leaveUpload.changes')}</p>}
    </ConfirmDialog>
  );
}
