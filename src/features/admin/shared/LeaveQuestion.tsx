import { getFixedT } from 'i18next';
import { useSyncExternalStore } from 'react';
import { leaveGuard } from '#shared/lib/leaveGuard.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const t = getFixedT('es', 'backOffice');

/** The question of the leave guard before unsaved work, or an upload in flight, is left. */
export function LeaveQuestion() {
  const question = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.question);
  const lost = question?.lost ?? [];
  const isUpload = lost.some((work) => work.isUpload);
  const hasChanges = lost.some((work) => !work.isUpload);
  return (
    <ConfirmDialog
      open={question !== null}
      title={t(isUpload ? 'leaveUpload.title' : 'leave.title')}
      text={t(isUpload ? 'leaveUpload.text' : 'leave.text')}
      cancelLabel={t(isUpload ? 'leaveUpload.stay' : 'leave.stay')}
      confirmLabel={t(isUpload ? 'leaveUpload.leave' : 'leave.leave')}
      onCancel={() => question?.answer(false)}
      onConfirm={() => question?.answer(true)}
    >
      {isUpload && hasChanges && <p>{t('leaveUpload.changes')}</p>}
    </ConfirmDialog>
  );
}
