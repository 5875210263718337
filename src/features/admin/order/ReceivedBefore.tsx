import { useStaffText } from '#i18n/useStaffText.ts';
import { CheckboxField } from '#shared/ui/CheckboxField.tsx';
import { Message } from '#shared/ui/Message.tsx';
import type { ReceiveOrder } from './useReceiveOrder.ts';

const TIME = new Intl.DateTimeFormat('es-CR', { dateStyle: 'long', timeStyle: 'short' });

/** Says that the stock of this order was taken before, and asks whether to take it again. */
export function ReceivedBefore({ api }: { api: ReceiveOrder }) {
  const t = useStaffText('order');
  const { reference, receivedAt, received, isAsked, noted, order, decisions } = api;
  const others = order.others.filter((other) => other !== reference && received.has(other));
  return (
    <>
      {receivedAt !== null && (
        <Message
          tone="warning"
          title={t('received.title', { reference, time: TIME.format(receivedAt) })}
        >
          {isAsked && decisions.again !== null && <p>{t('received.newer')}</p>}
          <p>{t('received.text')}</p>
          <CheckboxField
            label={t('received.again')}
            checked={!isAsked}
            onChange={({ target }) => api.decide({ again: target.checked ? noted : null })}
          />
        </Message>
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
    </>
  );
}
