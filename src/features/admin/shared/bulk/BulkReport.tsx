import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BatchRecord, BulkTarget, BulkValue, RowOutcome } from '#domain/bulk/batches.ts';
import type { BulkRow } from '#domain/changes/change.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { bulkStore } from '#state/bulk/bulkStore.ts';
import type { BulkJob } from '#state/bulk/jobStorage.ts';
import styles from './BulkReport.module.css';
import { useChangeTexts } from '../changes/useChangeTexts.ts';

/** Rows that are added at a time: a change that has stopped can have thousands. */
const STEP = 100;

const REASONS = {
  gone: 'job.isGone',
  refused: 'job.isRefused',
  failed: 'job.isFailed',
  skipped: 'job.isSkipped',
} as const;

type LeftOut = {
  readonly row: BulkRow;
  readonly record: BatchRecord;
  readonly outcome: Exclude<RowOutcome, { kind: 'done' }> | undefined;
};

function leftOutOf(records: readonly BatchRecord[]): LeftOut[] {
  return records.flatMap((record) =>
    record.batch.rows.flatMap((row, index) => {
      const outcome = record.outcomes[index];
      return outcome?.kind === 'done' ? [] : [{ row, record, outcome }];
    }),
  );
}

/** What a bulk change did not write, row by row, with what is there now. */
export function BulkReport({ job }: { job: BulkJob }) {
  const t = useStaffText('bulk');
  const texts = useChangeTexts();
  const targetText = (target: BulkTarget) =>
    target.kind === 'order' ? t('target.order') : texts.targetText(target);
  const valueText = (target: BulkTarget, value: BulkValue) =>
    target.kind === 'order'
      ? t(value === null ? 'value.notReceived' : 'value.received')
      : texts.valueText(target, value);
  const [shown, setShown] = useState(STEP);
  const { data: records, isError } = useQuery({
    queryKey: ['staff', 'bulkReport', job.id, job.counts],
    queryFn: () => bulkStore.readBatches(job.id),
    gcTime: 0,
  });
  if (isError) return <p>{t('job.reportFailed')}</p>;
  const leftOut = leftOutOf(records ?? []);
  if (leftOut.length === 0) return null;
  const hidden = leftOut.length - shown;

  function reason({ record: { batch, state }, outcome }: LeftOut): string {
    if (outcome === undefined) return t(state === 'sent' ? 'job.isSent' : 'job.isWaiting');
    if (outcome.kind === 'changed') {
      return t('job.now', { value: valueText(batch.target, outcome.now) });
    }
    if (outcome.kind === 'unsure') {
      return t('job.isUnsure', { value: valueText(batch.target, outcome.now) });
    }
    return t(REASONS[outcome.kind]);
  }

  return (
    <details className={styles.report}>
      <summary>{t('job.leftOut')}</summary>
      <ul className={styles.list}>
        {leftOut.slice(0, shown).map((item, index) => {
          const { batch } = item.record;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the list of a job that has stopped does not move
            <li key={index}>
              <span>{item.row.label}</span>
              <span>{targetText(batch.target)}</span>
              <span className={styles.reason}>{reason(item)}</span>
            </li>
          );
        })}
      </ul>
      {hidden > 0 && (
        <Button variant="secondary" onClick={() => setShown(shown + STEP)}>
          {t('job.more', { count: Math.min(hidden, STEP) })}
        </Button>
      )}
    </details>
  );
}
