import { useSyncExternalStore } from 'react';
import { t } from '#i18n/es/staff/backOffice.ts';
import { leaveGuard } from '#lib/leaveGuard.ts';
import { QuestionDialog, type QuestionDialogProps } from '#ui/dialog/QuestionDialog.tsx';
import type { Elements } from '#ui/Elements.ts';
import { Stack, Text } from '#ui/Stack.tsx';

type Props = Pick<
  QuestionDialogProps,
  'title' | 'actVariant' | 'isBusy' | 'canAct' | 'onAct' | 'onKeep'
> & { text: string; actLabel?: string | undefined; keepLabel?: string; children?: Elements };

export function ConfirmDialog({
  text,
  actLabel = t('actions.delete'),
  keepLabel = t('actions.cancel'),
  children,
  ...question
}: Props) {
  return (
    <QuestionDialog {...question} {...{ actLabel, keepLabel }} open>
      <Stack gap={4}>
        <Text isLong>{text}</Text>
        {children}
      </Stack>
    </QuestionDialog>
  );
}

export function LeaveQuestion() {
  const question = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.question);
  if (question === null) return null;
  const kinds = new Set(question.lost.map(({ kind }) => kind));
  const kind = (['upload', 'change', 'undo'] as const).find((one) => kinds.has(one)) ?? 'typed';
  return (
    <ConfirmDialog
      title={t(`leave.title.${kind}`)}
      text={t(`leave.text.${kind}`)}
      keepLabel={t(`leave.stay.${kind}`)}
      actLabel={t(`leave.leave.${kind}`)}
      onKeep={() => question.answer(false)}
      onAct={() => question.answer(true)}
    >
      {kind !== 'typed' && kinds.has('typed') && <p>{t('leave.alsoTyped')}</p>}
    </ConfirmDialog>
  );
}
