import { CHANGES_HASH } from '#config/staffHashes.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { BulkJobs } from './BulkJobs.tsx';
import { useBulk } from './useBulk.ts';

/** Says that a bulk change has stopped half-way or is being written, with a way to continue it. */
export function BulkNotice() {
  const t = useStaffText('bulk');
  const api = useBulk();
  const popup = useHashPopup(CHANGES_HASH);
  const { jobs, runningId, isBusy } = api;
  const open = jobs.find(({ id, status, undoneBy }) =>
    runningId === null ? status === 'stopped' && undoneBy === null && !isBusy : id === runningId,
  );
  return (
    <>
      {open && (
        <Message
          tone={runningId === null ? 'warning' : 'info'}
          title={
            runningId === null
              ? t('jobs.notice', { title: open.title })
              : `${t('job.running')} ${open.title}`
          }
          actions={
            <Button variant="secondary" onClick={popup.open}>
              {t('jobs.see')}
            </Button>
          }
        />
      )}
      {popup.isOpen && <BulkJobs api={api} onClose={popup.close} />}
    </>
  );
}
