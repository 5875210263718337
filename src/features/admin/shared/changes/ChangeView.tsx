import { getFixedT } from 'i18next';
import { useEffect, useRef } from 'react';
import { DataError } from '#data/http/DataError.ts';
import { countOutcomes, type ReportRow } from '#domain/changes/change.ts';
import { Button } from '#shared/ui/Button.tsx';
import type { Elements } from '#shared/ui/Elements.ts';
import { Message } from '#shared/ui/Message.tsx';
import type { KeptRow } from '#data/changes/undo.ts';
import { RetryMessage } from '../RetryMessage.tsx';
import { failureReason } from '../failureNotice.ts';
import { FirstRows } from './BeforeAfter.tsx';
import styles from './Changes.module.css';
import type { ChangeApi, ChangeRun, useUndo } from './useChange.ts';
import { rowText, useChangeTexts } from './useChangeTexts.ts';

const t = getFixedT('es', 'changes');
const tBackOffice = getFixedT('es', 'backOffice');
const tHistory = getFixedT('es', 'history');

const OUTCOMES = ['done', 'changed', 'gone', 'inUse', 'refused'] as const;

/** Takes the focus when the button that had it is gone. */
export function FocusKeeper({ children }: { children: Elements }) {
  const viewRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) viewRef.current?.focus();
  });
  return (
    <div ref={viewRef} className={styles.stack} tabIndex={-1}>
      {children}
    </div>
  );
}

/** A change: its progress while it is written or taken back, then what was and was not done. */
export function ChangeView({ run, api }: { run: ChangeRun; api: ChangeApi }) {
  const { plan, report } = run;
  return (
    <FocusKeeper>
      {!api.undo.isIdle ? (
        <UndoView undo={api.undo} label={t('undoTitle', { title: plan.title })} />
      ) : api.isWriting ? (
        <>
          <p className={styles.progress}>
            <progress aria-label={plan.title} max={report.total} value={report.rows.length} />
            <span>{t('progress', { ended: report.rows.length, total: report.total })}</span>
          </p>
          <Button variant="secondary" onClick={api.stop}>
            {t('stop')}
          </Button>
        </>
      ) : (
        <Written report={report} api={api} />
      )}
    </FocusKeeper>
  );
}

function Written({
  report: { rows, total },
  api: { failure, resume, undo },
}: {
  report: ChangeRun['report'];
  api: ChangeApi;
}) {
  const counts = countOutcomes(rows);
  const left = total - rows.length;
  const tone = counts.done === total ? 'success' : failure === null ? 'warning' : 'error';
  const title = failure !== null ? 'failed' : left > 0 ? 'stopped' : 'finished';
  const isUnanswered =
    failure instanceof DataError && (failure.kind === 'network' || failure.kind === 'timeout');
  return (
    <>
      <Message
        tone={tone}
        title={t(title)}
        actions={
          <>
            {left > 0 && (
              <Button onClick={resume}>
                {failure === null ? t('resume') : tBackOffice('actions.retry')}
              </Button>
            )}
            {counts.done > 0 && (
              <Button variant="secondary" onClick={() => undo.mutate()}>
                {t('undo')}
              </Button>
            )}
          </>
        }
      >
        <ul className={styles.list}>
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

/** The rows that a change did not write, with what they hold now. */
function LeftOut({ rows }: { rows: readonly ReportRow[] }) {
  const { targetText, valueText } = useChangeTexts();
  return (
    <ReasonList
      title={t('leftOut')}
      rows={rows.filter(({ outcome }) => outcome.kind !== 'done')}
      toTexts={({ label, target, outcome }) => {
        if (outcome.kind === 'done') return [];
        const reason = outcome.kind === 'refused' ? outcome.reason : '';
        if (target === null) return [label, t(`reason.${outcome.kind}`, { reason })];
        return [
          label,
          targetText(target),
          outcome.kind === 'changed'
            ? t('reason.now', { value: valueText(target, outcome.now) })
            : t(`reason.${outcome.kind}`, { reason }),
        ];
      }}
    />
  );
}

/** Rows that stay as they are; the last text of each says why. */
function ReasonList<Row>({
  title,
  rows,
  isOpen = false,
  toTexts,
}: {
  title: string;
  rows: readonly Row[];
  isOpen?: boolean;
  toTexts: (row: Row) => readonly string[];
}) {
  if (rows.length === 0) return null;
  return (
    <details className={styles.report} open={isOpen}>
      <summary>{title}</summary>
      <FirstRows rows={rows}>
        {(first) => (
          <ul className={styles.list}>
            {first.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a report does not move
              <li key={index}>
                {toTexts(row).map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </li>
            ))}
          </ul>
        )}
      </FirstRows>
    </details>
  );
}

/** The rows that an undo leaves as they are, and why. */
export function KeptRows({ rows }: { rows: readonly KeptRow[] }) {
  const { keptText } = useChangeTexts();
  return (
    <ReasonList
      title={tHistory('undo.keptList')}
      rows={rows}
      isOpen
      toTexts={(row) => [rowText(row), keptText(row)]}
    />
  );
}

type UndoProps = {
  undo: ReturnType<typeof useUndo>;
  /** Names the progress. */
  label: string;
  /** Rows that it is about; `undefined` where nobody counted them. */
  total?: number;
};

/** An undo that was confirmed: its progress, then how it ended. */
export function UndoView({ undo, label, total }: UndoProps) {
  const { done = 0, keptCount = 0, kept = [] } = undo.data ?? {};
  const partly = done > 0 ? 'undo.donePart' : 'undo.doneNone';
  return (
    <>
      {undo.isPending && (
        <p className={styles.progress}>
          <progress
            aria-label={label}
            max={total}
            value={total === undefined ? undefined : undo.ended}
          />
          {total !== undefined && <span>{t('progress', { ended: undo.ended, total })}</span>}
        </p>
      )}
      <RetryMessage
        tone="error"
        title={tHistory('undo.failed')}
        error={undo.error}
        onRetry={() => undo.mutate()}
      />
      {undo.data && (
        <Message
          tone={keptCount > 0 ? 'warning' : 'success'}
          title={tHistory(keptCount > 0 ? partly : 'undo.done')}
        >
          <ul className={styles.list}>
            {done > 0 && <li>{tHistory('undo.did', { count: done })}</li>}
            {keptCount > 0 && <li>{tHistory('undo.kept', { count: keptCount })}</li>}
          </ul>
        </Message>
      )}
      <KeptRows rows={kept} />
    </>
  );
}
