import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { historyQueries } from '#data/changes/staff/history.ts';
import { previewUndo } from '#data/changes/staff/undo.ts';
import type { HistoryEntry } from '#domain/staff/changes/entries.ts';
import { t } from '#i18n/es/staff/history.ts';
import { formatStaffTime } from '#i18n/format.ts';
import { Button } from '#ui/action/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Message } from '#ui/message/Message.tsx';
import { Note, Stack } from '#ui/Stack.tsx';
import { CloseButton } from '../screen/CloseButton.tsx';
import { RetryMessage, retryOf } from '../screen/ReadFailed.tsx';
import { Reads } from '../screen/Reads.tsx';
import { BeforeAfter, LeftRows } from './BeforeAfter.tsx';
import { Lines, UndoView } from './ChangeView.tsx';
import { useUndo } from './useChange.ts';
import { entryText, useChangeTexts } from './useChangeTexts.ts';

type Props = { entry: HistoryEntry; undoTitle?: string; onClose: () => void };

/** Shows an entry of the history. @param undoTitle title; opens the preview of the undo @see docs/rules.md#history */
export function EntryDialog({ entry, undoTitle, onClose }: Props) {
  const [isPreviewed, setPreviewed] = useState(undoTitle !== undefined);
  const { changes, undoable, undone, person, doneAt } = entry;
  // Keeps the changes of the first render: once undone, the entry has no `undoable` any more.
  const [undoing] = useState(undoable);
  const undo = useUndo(undoing);
  const { keptText } = useChangeTexts();
  const preview = useQuery({
    queryKey: ['staff', 'history', 'preview', undoing],
    queryFn: ({ signal }) => previewUndo(undoing, signal),
    // Reads the preview again each time the popup opens, because rows change meanwhile.
    gcTime: 0,
    staleTime: Infinity,
    enabled: isPreviewed && undo.isIdle,
  });
  const { done = 0, keptCount = 0, left = 0, kept = [] } = preview.data ?? {};
  const count = done + left;

  return (
    <Dialog
      size="lg"
      isText
      onClose={onClose}
      title={undoTitle ?? entryText(entry)}
      footer={
        <>
          <CloseButton onClick={onClose} />
          {undoable.length > 0 && !isPreviewed && (
            <Button variant="danger" onClick={() => setPreviewed(true)}>
              {t(undone === null ? 'undo.button' : 'undo.rest')}
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
      <Stack>
        <Note isLong>
          {[formatStaffTime(doneAt), person ?? t('outside'), undone && t(`undone.${undone}`)]
            .filter(Boolean)
            .join(' · ')}
        </Note>
        {!isPreviewed && (
          <Reads>
            <ChangedRows changes={changes} />
          </Reads>
        )}
        {isPreviewed && undo.isIdle && (
          <>
            <RetryMessage title={t('undo.previewFailed')} {...retryOf(preview)} />
            {preview.isFetching && <output>{t('undo.checking')}</output>}
            {preview.data && (
              <Message
                tone={count > 0 ? 'info' : 'warning'}
                title={t(count > 0 ? 'undo.preview' : 'undo.none')}
              >
                <Lines
                  texts={[
                    done > 0 && t('undo.willDo', { count: done }),
                    left > 0 && t('undo.dependent', { count: left }),
                    keptCount > 0 && t('undo.willKeep', { count: keptCount }),
                  ]}
                />
              </Message>
            )}
            <LeftRows title={t('undo.keptList')} rows={kept} toLeft={keptText} />
          </>
        )}
        {!undo.isIdle && (
          <UndoView undo={undo} label={t('undo.running')} total={count + keptCount} />
        )}
      </Stack>
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
