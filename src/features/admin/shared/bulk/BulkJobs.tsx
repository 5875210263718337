import { useStaffText } from '#i18n/useStaffText.ts';
import { useFormatDay } from '#i18n/useFormatDay.ts';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { FormMessage } from '../FormMessage.tsx';
import { BulkJobView } from './BulkJobView.tsx';
import styles from './BulkJobs.module.css';
import type { BulkApi } from './useBulk.ts';

/** The last bulk changes of this browser: each can be continued, or taken back once. */
export function BulkJobs({ api, onClose }: { api: BulkApi; onClose: () => void }) {
  const t = useStaffText('bulk');
  const tBackOffice = useStaffText('backOffice');
  const formatDay = useFormatDay();
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t('jobs.title')}
      closeLabel={tBackOffice('actions.close')}
    >
      <FormMessage message={api.notice} />
      {api.jobs.length === 0 ? (
        <p>{t('jobs.none')}</p>
      ) : (
        <ol className={styles.jobs}>
          {api.jobs.map((job) => (
            <li key={job.id}>
              <h3 className={styles.title}>{job.title}</h3>
              <p className={styles.time}>{formatDay(job.createdAt.getTime())}</p>
              <BulkJobView job={job} api={api} />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
