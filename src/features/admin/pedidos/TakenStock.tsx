import { useQuery } from '@tanstack/react-query';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { GIVE_BACK_HASH } from '#config/staffHashes.ts';
import { staffPaths } from '#config/staffPaths.ts';
import { historyQueries } from '#data/changes/staff/history.ts';
import { pedidoQueries } from '#data/pedidos/staff/queries.ts';
import type { HistoryEntry } from '#domain/staff/changes/entries.ts';
import { type Pedido, takenOtherwise } from '#domain/staff/pedidos/pedido.ts';
import { t } from '#i18n/es/staff/pedidos.ts';
import { formatStaffTime } from '#i18n/format.ts';
import { Button } from '#ui/action/Button.tsx';
import { Link } from '#ui/action/Link.tsx';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { Message } from '#ui/message/Message.tsx';
import { Lines } from '../shared/changes/ChangeView.tsx';
import { EntryDialog } from '../shared/changes/EntryDialog.tsx';
import { RetryMessage, retryOf } from '../shared/screen/ReadFailed.tsx';

/** Reads the change that took the stock of an order. `canGiveBack`: nothing of it was undone yet. */
export function useTaking(changeId: string | null) {
  const query = useQuery({ ...historyQueries.entry(changeId ?? ''), enabled: changeId !== null });
  return { query, canGiveBack: changeId !== null && query.data?.undone === null };
}

/** Says that the stock of an order was taken, by whom, and what differs, with a button that gives it back. */
export function TakenStock({
  pedido: { stockChangeId, reference, lines, units },
}: {
  pedido: Pedido;
}) {
  const giveBackPopup = useHashPopup(GIVE_BACK_HASH);
  const { query, canGiveBack } = useTaking(stockChangeId);
  const entry = query.data;
  const unitsTaken = useQuery({
    ...pedidoQueries.taken(stockChangeId ?? ''),
    enabled: stockChangeId !== null,
  });
  const differences = entry && unitsTaken.data ? takenOtherwise(lines, unitsTaken.data) : [];
  const count = [...(unitsTaken.data?.values() ?? [])].reduce((sum, quantity) => sum + quantity, 0);
  // Keeps the entry of the open popup: after the undo `undoableEntry` is `null`, but the popup shows the result.
  const [shownEntry, setShownEntry] = useState<HistoryEntry | null>(null);
  const undoableEntry = canGiveBack && entry ? entry : null;
  const nextShown = giveBackPopup.isOpen ? (shownEntry ?? undoableEntry) : null;
  if (nextShown !== shownEntry) setShownEntry(nextShown);
  return (
    <>
      {stockChangeId !== null && (
        <Message
          tone={differences.length > 0 ? 'warning' : 'info'}
          live="off"
          title={differences.length > 0 ? t('take.donePart', { count, units }) : t('taken.title')}
          actions={
            entry && (
              <>
                {canGiveBack && (
                  <Button variant="secondary" icon={<PackageCheck />} onClick={giveBackPopup.open}>
                    {t('taken.giveBack')}
                  </Button>
                )}
                <Link to={staffPaths.history({ buscar: reference })}>{t('taken.history')}</Link>
              </>
            )
          }
        >
          {entry && (
            <p>
              {t('taken.by', { time: formatStaffTime(entry.doneAt), person: entry.person ?? '–' })}
            </p>
          )}
          <Lines texts={differences.map((line) => t('take.line', line))} />
          {entry?.undone === 'part' && <p>{t('taken.part')}</p>}
          {entry === null && <p>{t('taken.forgotten')}</p>}
          <RetryMessage
            tone="warning"
            title={t('taken.failed')}
            {...retryOf(query.error ? query : unitsTaken)}
          />
        </Message>
      )}
      {shownEntry && (
        <EntryDialog
          entry={shownEntry}
          undoTitle={t('taken.giveBack')}
          onClose={giveBackPopup.close}
        />
      )}
    </>
  );
}
