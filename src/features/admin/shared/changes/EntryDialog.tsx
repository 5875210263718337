import { getFixedT } from 'i18next';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { historyQueries } from '#data/changes/queries.ts';
import { undoChanges } from '#data/changes/undo.ts';
import type { HistoryEntry } from '#domain/changes/entries.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { FormMessage } from '../FormMessage.tsx';
import { formatTime } from '../formatTime.ts';
import { RetryMessage } from '../RetryMessage.tsx';
import { SessionEnded } from '../SessionEnded.tsx';
import { failureNotice } from '../failureNotice.ts';
import { useSingleMutation } from '../useSingleMutation.ts';
import styles from './EntryDialog.module.css';
import { KeptRows, MoreButton, ROW_STEP, UndoOutcome } from './UndoOutcome.tsx';
import { entryText, useHistoryTexts } from './useHistoryTexts.ts';

const t = getFixedT('es', 'history');
const tBackOffice = getFixedT('es', 'backOffice');

type Props = {
  entry: HistoryEntry;
  /** In place of what the change did. */
  title?: string;
  /** Begins with the preview of the undo. */
  isUndo?: boolean;
  onClose: () => void;
};

/** What a change did, row by row, and its undo. @see docs/rules.md#history */
export function EntryDialog({ entry, title, isUndo = false, onClose }: Props) {
  const client = useQueryClient();
  const view = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(isUndo);
  const [ended, setEnded] = useState(0);
  const { changes, undoable, undone, person, doneAt } = entry;

  const undo = useSingleMutation({
    mutationKey: ['staff', 'history', 'undo'],
    mutationFn: () => undoChanges(undoable, ({ done, keptCount }) => setEnded(done + keptCount)),
    // What was undone before a failure is written, too.
    onSettled: () => void client.invalidateQueries(),
  });
  const preview = useQuery({
    ...historyQueries.preview(undoable),
    enabled: isAsked && undo.isIdle,
  });
  const { done = 0, keptCount = 0, dependent = 0 } = preview.data ?? {};
  const total = done + keptCount + dependent;
  useEffect(() => {
    // The button that had the focus is gone.
    if (document.activeElement === document.body) view.current?.focus();
  });

  return (
    <Dialog
      open
      size="lg"
      isText={isAsked}
      onClose={onClose}
      title={title ?? entryText(entry)}
      closeLabel={tBackOffice('actions.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {tBackOffice('actions.close')}
          </Button>
          {undoable.length > 0 && !isAsked && (
            <Button variant="danger" onClick={() => setAsked(true)}>
              {t('undo.button')}
            </Button>
          )}
          {done + dependent > 0 && !undo.isSuccess && (
            <Button variant="danger" busy={undo.isPending} onClick={() => undo.mutate()}>
              {t('undo.confirm', { count: done + dependent })}
            </Button>
          )}
        </>
      }
    >
      <div ref={view} className={styles.body} tabIndex={-1}>
        <p className={styles.facts}>
          <span>{formatTime(doneAt)}</span>
          <span>{person ?? t('outside')}</span>
          {undone && <span>{t(`undone.${undone}`)}</span>}
        </p>
        <SessionEnded />
        {isAsked ? (
          <>
            <RetryMessage
              tone="error"
              title={t('undo.previewFailed')}
              error={preview.error}
              onRetry={() => void preview.refetch()}
            />
            {preview.isFetching && <output>{t('undo.checking')}</output>}
            {preview.data && !undo.isPending && !undo.isSuccess && (
              <Message
                tone={done + dependent > 0 ? 'info' : 'warning'}
                title={t(done + dependent > 0 ? 'undo.preview' : 'undo.none')}
              >
                <ul className={styles.counts}>
                  {done > 0 && <li>{t('undo.willDo', { count: done })}</li>}
                  {dependent > 0 && <li>{t('undo.dependent', { count: dependent })}</li>}
                  {keptCount > 0 && <li>{t('undo.willKeep', { count: keptCount })}</li>}
                </ul>
              </Message>
            )}
            {undo.isPending && (
              <p className={styles.progress}>
                <progress aria-label={t('undo.running')} max={total} value={ended} />
                <span>{t('undo.progress', { done: ended, total })}</span>
              </p>
            )}
            <FormMessage
              message={
                undo.error &&
                failureNotice(undo.error, { text: t('undo.failed'), signIn: t('undo.signIn') })
              }
            />
            {undo.data && <UndoOutcome report={undo.data} />}
            <KeptRows rows={(undo.data ?? preview.data)?.kept ?? []} />
          </>
        ) : (
          <ChangedRows changes={changes} />
        )}
      </div>
    </Dialog>
  );
}

function ChangedRows({ changes }: { changes: readonly string[] }) {
  const { cellsOf, groupText } = useHistoryTexts();
  const { data: rows, error, refetch } = useQuery(historyQueries.rows(changes));
  const [shown, setShown] = useState(ROW_STEP);
  if (rows === undefined) {
    return error === null ? (
      <Skeleton height="8rem" />
    ) : (
      <RetryMessage
        tone="error"
        title={t('change.rowsFailed')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className={styles.part}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only a focused area scrolls by keyboard */}
      <section className={styles.frame} aria-label={t('change.table')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('change.field')}</th>
              <th scope="col">{t('change.before')}</th>
              <th scope="col">{t('change.after')}</th>
            </tr>
          </thead>
          {rows.slice(0, shown).map((row, index) => {
            const [group, last] = [row, rows[index - 1]].map((one) => one && groupText(one));
            return (
              <tbody key={row.id}>
                {group !== last && (
                  <tr>
                    <th scope="rowgroup" colSpan={3} className={styles.group}>
                      {group}
                    </th>
                  </tr>
                )}
                {cellsOf(row).map(({ column, field, before, after }) => (
                  <tr key={column}>
                    <th scope="row">{field}</th>
                    <td>{before}</td>
                    <td className={styles.after}>{after}</td>
                  </tr>
                ))}
              </tbody>
            );
          })}
        </table>
      </section>
      <MoreButton hidden={rows.length - shown} onMore={(step) => setShown(shown + step)} />
    </div>
  );
}
