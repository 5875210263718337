import { getFixedT } from 'i18next';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { historyQueries } from '#data/changes/queries.ts';
import type { HistoryEntry } from '#domain/changes/entries.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { formatTime } from '../formatTime.ts';
import { Reads } from '../Reads.tsx';
import { RetryMessage } from '../RetryMessage.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import styles from './Changes.module.css';
import { FocusKeeper, KeptRows, UndoView } from './ChangeView.tsx';
import { useUndo } from './useChange.ts';
import { entryText, useChangeTexts } from './useChangeTexts.ts';

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

/** Everything that a change did, and its undo. @see docs/rules.md#history */
export function EntryDialog({ entry, title, isUndo = false, onClose }: Props) {
  const [isAsked, setAsked] = useState(isUndo);
  const { changes, undoable, undone, person, doneAt } = entry;
  // What is undone leaves the entry.
  const [undoing] = useState(undoable);
  const undo = useUndo(undoing);
  const preview = useQuery({
    ...historyQueries.preview(undoing),
    enabled: isAsked && undo.isIdle,
  });
  const { done = 0, keptCount = 0, dependent = 0, kept = [] } = preview.data ?? {};
  const count = done + dependent;

  return (
    <Dialog
      open
      size="lg"
      isText
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
          {count > 0 && undo.isIdle && (
            <Button variant="danger" onClick={() => undo.mutate()}>
              {t('undo.confirm', { count })}
            </Button>
          )}
        </>
      }
    >
      <FocusKeeper>
        <p className={styles.facts}>
          <span>{formatTime(doneAt)}</span>
          <span>{person ?? t('outside')}</span>
          {undone && <span>{t(`undone.${undone}`)}</span>}
        </p>
        {!isAsked && (
          <Reads>
            <ChangedRows changes={changes} />
          </Reads>
        )}
        {isAsked && undo.isIdle && (
          <>
            <RetryMessage
              tone="error"
              title={t('undo.previewFailed')}
              error={preview.error}
              onRetry={() => void preview.refetch()}
            />
            {preview.isFetching && <output>{t('undo.checking')}</output>}
            {preview.data && (
              <Message
                tone={count > 0 ? 'info' : 'warning'}
                title={t(count > 0 ? 'undo.preview' : 'undo.none')}
              >
                <ul className={styles.list}>
                  {done > 0 && <li>{t('undo.willDo', { count: done })}</li>}
                  {dependent > 0 && <li>{t('undo.dependent', { count: dependent })}</li>}
                  {keptCount > 0 && <li>{t('undo.willKeep', { count: keptCount })}</li>}
                </ul>
              </Message>
            )}
            <KeptRows rows={kept} />
          </>
        )}
        {!undo.isIdle && (
          <UndoView undo={undo} label={t('undo.running')} total={count + keptCount} />
        )}
      </FocusKeeper>
    </Dialog>
  );
}

function ChangedRows({ changes }: { changes: readonly string[] }) {
  const { cellsOf } = useChangeTexts();
  const { data: rows } = useSuspenseQuery({
    ...historyQueries.rows(changes),
    meta: { failed: t('rowsFailed') },
  });
  return <BeforeAfter rows={rows} toCells={cellsOf} />;
}
