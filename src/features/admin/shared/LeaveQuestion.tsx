import { useSyncExternalStore } from 'react';
import { useStaffText } from '#i18n/useStaffText.ts';
import { leaveGuard } from '#shared/lib/leaveGuard.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** The question of the leave guard before unsaved work is left. */
export function LeaveQuestion() {
  const t = useStaffText('backOffice');
  const question = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.question);
  return (
    <ConfirmDialog
      open={question !== null}
      title={t('leave.title')}
      text={t('leave.text')}
      cancelLabel={t('leave.stay')}
      confirmLabel={t('leave.leave')}
      onCancel={() => question?.answer(false)}
      onConfirm={() => question?.answer(true)}
    />
  );
}
