import { getFixedT } from 'i18next';
import { useState } from 'react';
import type { KeptRow, UndoReport } from '#data/changes/undo.ts';
import { history } from '#i18n/es/staff/history.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import styles from './UndoOutcome.module.css';
import { useHistoryTexts } from './useHistoryTexts.ts';

const t = getFixedT('es', 'history');

registerTexts('history', history);

/** Rows that are added at a time: thousands would block the page. */
export const ROW_STEP = 50;

/** How an undo ended. */
export function UndoOutcome({ report: { done, keptCount } }: { report: UndoReport }) {
  const outcome = done > 0 ? 'undo.donePart' : 'undo.doneNone';
  return (
    <Message
      tone={keptCount > 0 ? 'warning' : 'success'}
      title={t(keptCount > 0 ? outcome : 'undo.done')}
    >
      <ul className={styles.counts}>
        {done > 0 && <li>{t('undo.did', { count: done })}</li>}
        {keptCount > 0 && <li>{t('undo.kept', { count: keptCount })}</li>}
      </ul>
    </Message>
  );
}

type MoreProps = { hidden: number; onMore: (step: number) => void };

/** Shows further rows of a list; nothing while all are shown. */
export function MoreButton({ hidden, onMore }: MoreProps) {
  if (hidden <= 0) return null;
  return (
    <Button variant="secondary" onClick={() => onMore(ROW_STEP)}>
      {t('change.more', { count: Math.min(hidden, ROW_STEP) })}
    </Button>
  );
}

/** The rows that an undo leaves as they are, and why. */
export function KeptRows({ rows }: { rows: readonly KeptRow[] }) {
  const { rowText, keptText } = useHistoryTexts();
  const [shown, setShown] = useState(ROW_STEP);
  if (rows.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('undo.keptList')}</h3>
      <ul className={styles.list}>
        {rows.slice(0, shown).map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a report does not move
          <li key={index}>
            <span>{rowText(row)}</span>
            <span className={styles.reason}>{keptText(row)}</span>
          </li>
        ))}
      </ul>
      <MoreButton hidden={rows.length - shown} onMore={(step) => setShown(shown + step)} />
    </section>
  );
}
