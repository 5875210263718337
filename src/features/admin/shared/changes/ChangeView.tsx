import { getFixedT } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { DataError } from '#data/http/DataError.ts';
import { countOutcomes, type ReportRow } from '#domain/changes/change.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { RetryMessage } from '../RetryMessage.tsx';
import { failureReason } from '../failureNotice.ts';
import styles from './ChangeView.module.css';
import { KeptRows, MoreButton, ROW_STEP, UndoOutcome } from './UndoOutcome.tsx';
import { type ChangeApi, type ChangeRun, isEnded } from './useChange.ts';
import { useChangeTexts } from './useChangeTexts.ts';

const t = getFixedT('es', 'changes');
const tBackOffice = getFixedT('es', 'backOffice');
const tHistory = getFixedT('es', 'history');

const OUTCOMES = ['done', 'changed', 'gone', 'inUse', 'refused'] as const;

type Props = { readonly run: ChangeRun; readonly api: ChangeApi };

/** A change: its progress while it is written or taken back, then what was and was not done. */
export function ChangeView({ run, api }: Props) {
  // Each state gets the focus anew: the button that led to it is gone.
  return <State key={run.state} run={run} api={api} />;
}

function State({ run, api }: Props) {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) view.current?.focus();
  }, []);
  const isMoving = run.state === 'writing' || run.state === 'undoing';
  const Ended = run.undo === null ? Written : Undone;
  return (
    <div ref={view} className={styles.change} tabIndex={-1}>
      {isMoving ? <Progress run={run} api={api} /> : <Ended run={run} api={api} />}
    </div>
  );
}

function Progress({ run: { report, plan, undo }, api }: Props) {
  const { rows, total } = report;
  if (undo !== null) {
    // How many rows it comes to is not known: stock and pictures of a new product count apart.
    return <progress className={styles.wide} aria-label={t('undoTitle', { title: plan.title })} />;
  }
  return (
    <>
      <p className={styles.progress}>
        <progress aria-label={plan.title} max={total} value={rows.length} />
        <span>{t('progress', { ended: rows.length, total })}</span>
      </p>
      <Button variant="secondary" onClick={api.stop}>
        {t('stop')}
      </Button>
    </>
  );
}

function Written({ run, api }: Props) {
  const { rows, total } = run.report;
  const { failure } = run;
  const counts = countOutcomes(rows);
  const isWhole = counts.done === total;
  const left = total - rows.length;
  const isUnanswered =
    failure instanceof DataError && (failure.kind === 'network' || failure.kind === 'timeout');
  const endTitle = t(isEnded(run) ? 'finished' : 'stopped');
  return (
    <>
      <Message
        tone={isWhole ? 'success' : failure === null ? 'warning' : 'error'}
        title={failure === null ? endTitle : t('failed')}
        actions={
          <>
            {left > 0 && (
              <Button onClick={api.resume}>
                {failure === null ? t('resume') : tBackOffice('actions.retry')}
              </Button>
            )}
            {counts.done > 0 && (
              <Button variant="secondary" onClick={api.undo}>
                {t('undo')}
              </Button>
            )}
          </>
        }
      >
        <ul className={styles.counts}>
          {OUTCOMES.filter((kind) => counts[kind] > 0).map((kind) => (
            <li key={kind}>{t(kind, { count: counts[kind] })}</li>
          ))}
          {left > 0 && <li>{t(isUnanswered ? 'unanswered' : 'left', { count: left })}</li>}
        </ul>
        {failure !== null && <p>{failureReason(failure)}</p>}
        {failure !== null && left > 0 && <p>{t('retryText')}</p>}
      </Message>
      <LeftOut rows={rows} />
    </>
  );
}

function Undone({ run: { undo, failure }, api }: Props) {
  if (undo === null) return null;
  return (
    <>
      {failure ? (
        <RetryMessage
          tone="error"
          title={tHistory('undo.failed')}
          error={failure}
          onRetry={api.undo}
        />
      ) : (
        <UndoOutcome report={undo} />
      )}
      <KeptRows rows={undo.kept} />
    </>
  );
}

type Line = readonly [label: string, what: string, reason: string];

/** What a change did not write, row by row, with what is there now. */
function LeftOut({ rows }: { readonly rows: readonly ReportRow[] }) {
  const { targetText, valueText } = useChangeTexts();
  const [shown, setShown] = useState(ROW_STEP);
  const lines = rows.flatMap(({ label, target, outcome }): Line[] => {
    if (outcome.kind === 'done') return [];
    const isNowKnown = outcome.kind === 'changed' && target !== null;
    const reason = isNowKnown
      ? t('reason.now', { value: valueText(target, outcome.now) })
      : t(`reason.${outcome.kind}`, { reason: outcome.kind === 'refused' ? outcome.reason : '' });
    return [[label, target === null ? '' : targetText(target), reason]];
  });
  if (lines.length === 0) return null;
  return (
    <details className={styles.report}>
      <summary>{t('leftOut')}</summary>
      <ul className={styles.list}>
        {lines.slice(0, shown).map(([label, what, reason], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a report do not move
          <li key={index}>
            <span>{label}</span>
            {what !== '' && <span>{what}</span>}
            <span className={styles.reason}>{reason}</span>
          </li>
        ))}
      </ul>
      <MoreButton hidden={lines.length - shown} onMore={(step) => setShown(shown + step)} />
    </details>
  );
}
