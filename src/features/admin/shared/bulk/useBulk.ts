import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterProductoWrite } from '#data/staffQueries.ts';
import { bulk } from '#i18n/es/staff/bulk.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { logError } from '#shared/lib/log.ts';
import { bulkStore, type BulkPlan, type BulkStart } from '#state/bulk/bulkStore.ts';
import type { BulkJob } from '#state/bulk/jobStorage.ts';
import type { FormNotice } from '../FormMessage.tsx';

registerTexts('bulk', bulk);

export type BulkApi = {
  /** The newest first. */
  readonly jobs: readonly BulkJob[];
  readonly runningId: string | null;
  /** A job is being started or written, by this tab or another one. */
  readonly isBusy: boolean;
  /** Why the last start failed; `null`: it did not. */
  readonly notice: FormNotice | null;
  /** @returns the id of the job, `null` when it was not started */
  readonly start: (plan: BulkPlan) => Promise<string | null>;
  readonly resume: (job: BulkJob) => Promise<string | null>;
  readonly undo: (job: BulkJob) => Promise<string | null>;
  /** Ends a job that has stopped without writing the rest. */
  readonly discard: (job: BulkJob) => Promise<string | null>;
  readonly stop: () => void;
};

/** The bulk changes of this browser, and what can be done with them. @see docs/rules.md#bulk-changes */
export function useBulk(): BulkApi {
  const t = useStaffText('bulk');
  const client = useQueryClient();
  const snapshot = useSyncExternalStore(bulkStore.subscribe, bulkStore.getSnapshot);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  useEffect(() => {
    // A browser that blocks its database has no jobs; starting one says so.
    const load = () => {
      if (document.visibilityState === 'hidden') return;
      bulkStore.load().catch((error: unknown) => logError('bulk: read the jobs', error));
    };
    load();
    // Another tab may have written meanwhile.
    document.addEventListener('visibilitychange', load);
    return () => document.removeEventListener('visibilitychange', load);
  }, []);

  const onWritten = () => void afterProductoWrite(client);
  async function begin(starting: Promise<BulkStart>): Promise<string | null> {
    setNotice(null);
    const start = await starting;
    if (start.outcome === 'started') return start.jobId;
    setNotice({ tone: 'error', text: t(`start.${start.outcome}`) });
    return null;
  }

  return {
    ...snapshot,
    notice,
    start: (plan) => begin(bulkStore.start(plan, onWritten)),
    resume: ({ id }) => begin(bulkStore.resume(id, onWritten)),
    undo: ({ id, title }) => begin(bulkStore.undo(id, t('job.undoTitle', { title }), onWritten)),
    discard: ({ id }) => begin(bulkStore.discard(id, onWritten)),
    stop: bulkStore.stop,
  };
}
