import { MessageCircle, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { business } from '#config/business.ts';
import { whatsAppUrl } from '#domain/order/whatsApp.ts';
import { Button, ButtonAnchor } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { useCart } from '#state/cart/useCart.ts';
import { orderDate } from './orderDate.ts';
import { cartFingerprint, type StartedOrder } from './startedOrder.ts';

type Props = {
  started: StartedOrder;
  formId: string;
  /** The shopper knows that it arrived. */
  onArrived: () => void;
};

/**
 * Says that an order may have arrived, since its page was closed or its answer was lost, and gives
 * the ways on: to ask, to send it again, or to go on without it.
 */
export function OrderUnanswered({ started, formId, onArrived }: Props) {
  const { t, i18n } = useTranslation('checkout');
  const { lines } = useCart();
  const isSameCart = started.cart === cartFingerprint(lines);
  const named = {
    reference: started.reference,
    date: orderDate(started.startedAt, i18n.language),
  };
  return (
    <Message
      tone="warning"
      title={t('unanswered.title', named)}
      actions={
        <>
          <ButtonAnchor
            variant="primary"
            target="_blank"
            href={whatsAppUrl(business.whatsAppNumber, t('chat.hasArrived', named))}
            icon={<MessageCircle aria-hidden="true" />}
          >
            {t('unanswered.ask')}
          </ButtonAnchor>
          {isSameCart && (
            <Button
              type="submit"
              form={formId}
              variant="secondary"
              icon={<RotateCw aria-hidden="true" />}
            >
              {t('unanswered.again')}
            </Button>
          )}
          <Button variant="quiet" onClick={onArrived}>
            {t('unanswered.arrived')}
          </Button>
        </>
      }
    >
      <p>{t('unanswered.text', named)}</p>
      <p>{t(isSameCart ? 'unanswered.same' : 'unanswered.changed')}</p>
    </Message>
  );
}
