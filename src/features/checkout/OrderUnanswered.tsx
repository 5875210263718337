import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { useCart } from '#state/cart/useCart.ts';
import { formatDayAndTime } from '#i18n/format.ts';
import { OrderNotice } from './OrderNotice.tsx';
import type { Order } from '#domain/order/orderEmail.ts';
import { cartFingerprint } from '#state/order/keptOrders.ts';

type Props = {
  order: Order;
  /** The shopper says that the order has arrived. */
  onArrived: () => void;
};

/** Says that an earlier order may have arrived: its page was closed or its response was lost. */
export function OrderUnanswered({ order, onArrived }: Props) {
  const { t } = useTranslation('checkout');
  const { lines } = useCart();
  const isSameCart = cartFingerprint(order.lines) === cartFingerprint(lines);
  const named = {
    reference: order.reference,
    date: formatDayAndTime(order.createdAt),
  };
  return (
    <OrderNotice
      tone="warning"
      title={t('unanswered.title', named)}
      chatLabel={t('unanswered.ask')}
      chatText={t('chat.hasArrived', named)}
      retryLabel={isSameCart ? t('unanswered.again') : null}
      moreActions={
        <Button variant="quiet" onClick={onArrived}>
          {t('unanswered.arrived')}
        </Button>
      }
    >
      <p>{t('unanswered.text', named)}</p>
      <p>{t(isSameCart ? 'unanswered.same' : 'unanswered.changed')}</p>
    </OrderNotice>
  );
}
