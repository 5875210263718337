import { useEffect, useRef } from 'react';
import { useStaffText } from '#i18n/useStaffText.ts';
import { CheckboxField } from '#shared/ui/CheckboxField.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { BulkJobView } from '../shared/bulk/BulkJobView.tsx';
import { isOver, lastOf } from '../shared/bulk/undoState.ts';
import type { BulkApi } from '../shared/bulk/useBulk.ts';
import { FormMessage } from '../shared/FormMessage.tsx';
import styles from './ReceivedBefore.module.css';
import { RemoveNote } from './RemoveNote.tsx';
import { useNotedJob } from './useNotedJob.ts';
import type { ReceiveOrder } from './useReceiveOrder.ts';

const TIME = new Intl.DateTimeFormat('es-CR', { dateStyle: 'long', timeStyle: 'short' });

type Props = { api: ReceiveOrder; bulk: BulkApi };

/** Says that the stock of this order was taken before and how that stands, and asks whether to take it again. */
export function ReceivedBefore({ api, bulk }: Props) {
  const t = useStaffText('order');
  const area = useRef<HTMLDivElement>(null);
  const { reference, receivedAt, received, isAsked, noted, order, decisions } = api;
  const others = order.others.filter((other) => other !== reference && received.has(other));
  const job = useNotedJob(receivedAt === null ? null : noted, bulk.jobs);
  const last = job && lastOf(job, bulk.jobs);
  const isShown = receivedAt !== null;
  // Otherwise its own undo, or an undo that can be continued, takes the note away.
  const isStuck = job === null || (job !== undefined && isOver(job, bulk.jobs));

  useEffect(() => {
    const shown = area.current;
    if (!isShown) return undefined;
    // The button that takes the note away goes with it.
    return () => {
      if (document.activeElement === document.body) shown?.focus();
    };
  }, [isShown]);

  return (
    <div ref={area} className={styles.area} tabIndex={-1}>
      {receivedAt !== null && (
        <Message
          tone="warning"
          title={t('received.title', { reference, time: TIME.format(receivedAt) })}
          actions={isStuck && noted !== null && <RemoveNote reference={reference} noted={noted} />}
        >
          {isAsked && decisions.again !== null && <p>{t('received.newer')}</p>}
          {job === null && <p>{t('received.elsewhere')}</p>}
          {last && <p>{t(last === job ? 'received.here' : 'received.undone')}</p>}
          <p>{t('received.text')}</p>
          <CheckboxField
            label={t('received.again')}
            checked={!isAsked}
            onChange={({ target }) => api.decide({ again: target.checked ? noted : null })}
          />
        </Message>
      )}
      {receivedAt !== null && last && (
        <>
          <BulkJobView job={last} api={bulk} />
          <FormMessage message={bulk.notice} />
        </>
      )}
      {others.map((other) => (
        <Message
          key={other}
          tone="warning"
          title={t('received.other', {
            reference: other,
            time: TIME.format(received.get(other)?.at),
          })}
        />
      ))}
      {reference === '' && <Message tone="info">{t('received.none')}</Message>}
    </div>
  );
}
