import { Calculator } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { netTaken, unsureUnits } from '#domain/order/receive/netTaken.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { logError } from '#shared/lib/log.ts';
import { Button } from '#shared/ui/Button.tsx';
import { bulkStore } from '#state/bulk/bulkStore.ts';
import { BulkJobView } from '../shared/bulk/BulkJobView.tsx';
import { lastOf } from '../shared/bulk/undoState.ts';
import type { BulkApi } from '../shared/bulk/useBulk.ts';
import { FormMessage } from '../shared/FormMessage.tsx';
import styles from './OrderJob.module.css';
import type { ReceiveOrder } from './useReceiveOrder.ts';

type Props = {
  api: ReceiveOrder;
  bulk: BulkApi;
  /** The popup that started the change is open; the button that opened it is gone. */
  isTaking: boolean;
};

/** What became of the order: its bulk change, and a way to go on with what was not taken. */
export function OrderJob({ api, bulk, isTaking }: Props) {
  const section = useRef<HTMLElement>(null);
  const t = useStaffText('order');
  const [hasFailed, setFailed] = useState(false);
  const { jobIds } = api.decisions;
  const job = bulk.jobs.find(({ id }) => id === jobIds.at(-1));
  const last = job && lastOf(job, bulk.jobs);
  const ofOrder = bulk.jobs.filter(
    ({ id, undoOf }) => jobIds.includes(id) || (undoOf !== null && jobIds.includes(undoOf)),
  );
  // While an undo is unfinished, more units may come back than are known now.
  const isSettled = ofOrder.every(
    ({ undoneBy, status, counts }) =>
      undoneBy !== null || (status === 'finished' && counts.sent === 0),
  );
  const isUndone = ofOrder.some(({ id, undoneBy }) => jobIds.includes(id) && undoneBy !== null);
  const hasRest = job !== undefined && (isUndone || job.counts.done < job.counts.total);

  useEffect(() => {
    const shown = section.current;
    if (!isTaking) return undefined;
    return () => {
      if (document.activeElement === document.body) shown?.focus();
    };
  }, [isTaking]);

  async function plan() {
    const ids = ofOrder.map(({ id }) => id);
    const needed = [...jobIds, ...ofOrder.flatMap(({ undoneBy }) => undoneBy ?? [])];
    // The browser keeps only the last changes: what a removed one took is not known.
    if (!needed.every((id) => ids.includes(id))) {
      setFailed(true);
      return;
    }
    try {
      const parts = await Promise.all(ids.map(bulkStore.readBatches));
      const records = parts.flat();
      api.decide({
        taken: Object.fromEntries(netTaken(records)),
        unsure: Object.fromEntries(unsureUnits(records)),
        undos: ofOrder.filter(({ undoOf }) => undoOf !== null).length,
        takes: {},
      });
      await api.refresh();
    } catch (error) {
      logError('order: read what was taken', error);
      setFailed(true);
    }
  }

  return (
    <section ref={section} className={styles.job} aria-labelledby="orderJob" tabIndex={-1}>
      <h2 className={styles.title} id="orderJob">
        {last?.title ?? t('job.title')}
      </h2>
      {last && <BulkJobView job={last} api={bulk} />}
      <FormMessage message={bulk.notice} />
      {hasFailed && <FormMessage message={{ tone: 'error', text: t('job.restFailed') }} />}
      {!bulk.isBusy && hasRest && isSettled && (
        <Button
          variant="secondary"
          icon={<Calculator aria-hidden="true" />}
          onClick={() => void plan()}
        >
          {t('job.rest')}
        </Button>
      )}
    </section>
  );
}
