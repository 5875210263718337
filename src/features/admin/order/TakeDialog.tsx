import { useEffect, useEffectEvent, useState } from 'react';
import { receiveTotals, stockChanges, takeBatches } from '#domain/order/receive/takeStock.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Message } from '#shared/ui/Message.tsx';
import { BulkDialog } from '../shared/bulk/BulkDialog.tsx';
import { ChangesTable } from '../shared/changes/ChangesTable.tsx';
import { UnsureUnits } from './UnsureUnits.tsx';
import type { ReceiveOrder } from './useReceiveOrder.ts';

/** A number that no other change has: 48 bits, which the database and the browser keep exactly. */
function newChangeNumber(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 16) * 2 ** 32 + low;
}

/** The preview of what is taken from which warehouse; then the progress and the report. */
export function TakeDialog({ api, onClose }: { api: ReceiveOrder; onClose: () => void }) {
  const t = useStaffText('order');
  const [change] = useState(newChangeNumber);
  const { plans, lines, reference, isAsked, decisions } = api;
  // A reload forgets that this popup has started the change: the page shows it.
  const [isStartedBefore] = useState(decisions.taken === null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isStartedBefore) close();
  }, [isStartedBefore]);

  const note = reference === '' ? null : { reference, before: api.noted, change };
  const batches = takeBatches(plans, note, t('take.row', { reference }));
  const title = reference === '' ? t('take.jobTitlePlain') : t('take.jobTitle', { reference });
  const isReady = api.isReady && !isAsked && batches.length > 0;

  const short = plans.filter((plan) => plan.isIncluded && plan.short > 0);
  const leftOut = [
    ...plans.filter(({ isIncluded }) => !isIncluded).map(({ producto }) => producto.code),
    ...lines
      .filter(({ producto }) => producto === null)
      .map(({ name }) => t('take.unknown', { name })),
  ];
  if (isStartedBefore) return null;
  return (
    <BulkDialog
      title={t('take.title')}
      plan={isReady ? { title, batches } : null}
      confirmLabel={t('take.confirm', { count: receiveTotals(plans).taken })}
      onClose={onClose}
      onStart={(jobId) =>
        api.decide({
          jobIds: [...decisions.jobIds, jobId],
          changes: [...decisions.changes, change],
          taken: null,
          again: null,
        })
      }
    >
      {isAsked && <Message tone="warning">{t('take.confirmAgain')}</Message>}
      <UnsureUnits api={api} />
      {short.length > 0 && (
        <Message tone="warning" title={t('take.shortTitle')}>
          <ul>
            {short.map((plan) => (
              <li key={plan.producto.id}>
                {t('take.short', {
                  name: plan.producto.code,
                  count: plan.short,
                  taken: plan.wanted - plan.short,
                })}
              </li>
            ))}
          </ul>
        </Message>
      )}
      {leftOut.length > 0 && (
        <Message tone="info" title={t('take.leftOutTitle')}>
          <ul>
            {leftOut.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Message>
      )}
      <ChangesTable changes={stockChanges(plans)} />
    </BulkDialog>
  );
}
