import { useQuery, useQueryClient } from '@tanstack/react-query';
import { historyQueries } from '#data/changes/queries.ts';
import { type KeptRow, undoChanges } from '#data/changes/undo.ts';
import type { Pedido } from '#domain/order/inbox.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { showToast } from '#shared/ui/toast.ts';
import { FormMessage } from '../shared/FormMessage.tsx';
import { RetryMessage } from '../shared/RetryMessage.tsx';
import { SessionEnded } from '../shared/SessionEnded.tsx';
import { useFailureNotice } from '../shared/useFailureNotice.ts';
import { useSingleMutation } from '../shared/useSingleMutation.ts';

/** Takes back the change that took the stock of an order. @see docs/rules.md#receive-an-order */
export function GiveBack({ pedido, onClose }: { pedido: Pedido; onClose: () => void }) {
  const t = useStaffText('pedidos');
  const tBackOffice = useStaffText('backOffice');
  const client = useQueryClient();
  const failureNotice = useFailureNotice();
  const changes = pedido.change === null ? [] : [pedido.change];
  const undo = useSingleMutation({
    mutationKey: ['staff', 'pedidos', 'giveBack'],
    mutationFn: () => undoChanges(changes, () => undefined),
    onSuccess: ({ keptCount }) => {
      if (keptCount > 0) return;
      showToast(t('give.done'));
      onClose();
    },
    // What came back before a failure is written, too.
    onSettled: () => void client.invalidateQueries(),
  });
  const preview = useQuery({
    ...historyQueries.preview(changes),
    enabled: undo.isIdle && changes.length > 0,
  });
  const { done = 0, keptCount = 0, kept = [] } = undo.data ?? preview.data ?? {};
  const isAsked = preview.data !== undefined && !undo.isSuccess;
  return (
    <Dialog
      open
      size="lg"
      title={t('give.title')}
      closeLabel={tBackOffice('actions.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {tBackOffice('actions.close')}
          </Button>
          {isAsked && done > 0 && (
            <Button busy={undo.isPending} onClick={() => undo.mutate()}>
              {t('give.confirm')}
            </Button>
          )}
        </>
      }
    >
      <SessionEnded />
      <RetryMessage
        tone="error"
        title={t('give.checkFailed')}
        error={preview.error}
        onRetry={() => void preview.refetch()}
      />
      {preview.isFetching && <output>{t('give.checking')}</output>}
      {isAsked && <p>{done > 0 ? t('give.preview', { count: done }) : t('give.none')}</p>}
      {undo.isSuccess && keptCount > 0 && <Message tone="warning">{t('give.part')}</Message>}
      {keptCount > 0 && (
        <Message tone="warning" title={t('give.kept', { count: keptCount })}>
          <ul>
            {kept.map((row, index) => (
              <li key={index}>{t('give.now', { name: row.label, now: nowOf(row) })}</li>
            ))}
          </ul>
        </Message>
      )}
      <FormMessage
        message={
          undo.error &&
          failureNotice(undo.error, { text: t('give.failed'), signIn: t('give.signIn') })
        }
      />
    </Dialog>
  );
}

/** The units that a warehouse has now, or why they stay. */
function nowOf({ now, reason }: KeptRow): string {
  const units = now?.['cantidad'];
  return units === undefined || units === null ? (reason ?? '–') : String(units);
}
