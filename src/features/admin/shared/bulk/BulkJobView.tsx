import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { DataError } from '#data/http/DataError.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import type { BulkJob } from '#state/bulk/jobStorage.ts';
import { useFailureReason } from '../useFailureNotice.ts';
import styles from './BulkJobView.module.css';
import { BulkReport } from './BulkReport.tsx';
import { undoState } from './undoState.ts';
import type { BulkApi } from './useBulk.ts';

const OUTCOMES = ['done', 'changed', 'unsure', 'gone', 'refused', 'failed', 'skipped'] as const;

type Props = {
  job: BulkJob;
  api: BulkApi;
  /** Called with the id of the job that takes this one back, once it has begun. */
  onUndo?: ((undoId: string) => void) | undefined;
};

const endedOf = ({ counts }: BulkJob) => OUTCOMES.reduce((sum, kind) => sum + counts[kind], 0);

/** A bulk change: its progress while it is written, then what was and was not done. */
export function BulkJobView({ job, api, onUndo }: Props) {
  const view = useRef<HTMLDivElement>(null);
  return (
    <div ref={view} className={styles.job} tabIndex={-1}>
      {api.runningId === job.id ? (
        <Progress view={view} job={job} api={api} />
      ) : (
        <Result view={view} job={job} api={api} onUndo={onUndo} />
      )}
    </div>
  );
}

type PartProps = Props & { view: RefObject<HTMLElement | null> };

/** When a part is removed with the button that was pressed, the focus moves to what replaces it. */
function useFocusAfter(view: RefObject<HTMLElement | null>) {
  const moveFocus = useEffectEvent(() => {
    if (document.activeElement === document.body) view.current?.focus();
  });
  useEffect(() => () => moveFocus(), []);
}

function Progress({ view, job, api }: PartProps) {
  useFocusAfter(view);
  const t = useStaffText('bulk');
  const ended = endedOf(job);
  const { total } = job.counts;
  return (
    <>
      <p className={styles.progress}>
        <progress aria-label={job.title} max={total} value={ended} />
        <span>{t('job.progress', { ended, total })}</span>
      </p>
      <Button variant="secondary" onClick={api.stop}>
        {t('job.stop')}
      </Button>
    </>
  );
}

function Result({ view, job, api, onUndo }: PartProps) {
  useFocusAfter(view);
  const t = useStaffText('bulk');
  const reasonOf = useFailureReason();
  const { counts, status, failure, undoneBy } = job;
  const isFinished = status === 'finished';
  const isWhole = isFinished && counts.done === counts.total;
  const canResume = !isFinished && undoneBy === null;
  const isUnsettled = isFinished && counts.sent > 0 && undoneBy === null;
  const canUndo = job.canUndo && undoneBy === null && counts.done > 0;
  const undone = undoState(
    api.jobs.find(({ id }) => id === undoneBy),
    api.runningId,
  );
  const left = counts.total - endedOf(job) - counts.sent;

  async function undo() {
    const undoId = await api.undo(job);
    if (undoId === null) return;
    onUndo?.(undoId);
    view.current?.focus();
  }

  return (
    <>
      <Message
        tone={isWhole ? 'success' : 'warning'}
        title={t(isFinished ? 'job.finished' : 'job.stopped')}
        actions={
          <>
            {canResume && (
              <Button busy={api.isBusy} onClick={() => void api.resume(job)}>
                {t('job.resume')}
              </Button>
            )}
            {isUnsettled && (
              <Button busy={api.isBusy} onClick={() => void api.discard(job)}>
                {t('job.settle')}
              </Button>
            )}
            {canUndo && counts.sent === 0 && (
              <Button variant="secondary" busy={api.isBusy} onClick={() => void undo()}>
                {t('job.undo')}
              </Button>
            )}
            {canResume && (
              <Button variant="quiet" busy={api.isBusy} onClick={() => void api.discard(job)}>
                {t('job.discard')}
              </Button>
            )}
          </>
        }
      >
        <ul className={styles.counts}>
          {OUTCOMES.filter((kind) => counts[kind] > 0).map((kind) => (
            <li key={kind}>{t(`job.${kind}`, { count: counts[kind] })}</li>
          ))}
          {counts.sent > 0 && <li>{t('job.sent', { count: counts.sent })}</li>}
          {left > 0 && <li>{t('job.left', { count: left })}</li>}
        </ul>
        {failure !== null && <p>{reasonOf(new DataError(failure.kind, failure.detail))}</p>}
        {canResume && <p>{t(counts.sent > 0 ? 'job.settleFirst' : 'job.stoppedText')}</p>}
        {undoneBy !== null && <p>{t(`job.undone.${undone}`)}</p>}
      </Message>
      {!isWhole && <BulkReport job={job} />}
    </>
  );
}
