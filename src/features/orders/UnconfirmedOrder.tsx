import { useTranslation } from 'react-i18next';
import type { Order } from '#domain/order/orderEmail.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { showToast } from '#shared/ui/toast.ts';
import { useCart, useCartStore } from '#state/cart/useCart.ts';
import { useUndoableClear } from '#state/cart/useCartChanges.ts';
import { confirmOrder } from '#state/order/forgetOrders.ts';
import { cartFingerprint } from '#state/order/keptOrders.ts';
import { useOrderInFlight } from '#state/order/checkoutStore.ts';
import { useIsBuyerRemembered } from '#state/order/rememberedBuyer.ts';
import { useOrderText } from '../shared/receipt/useOrderText.ts';
import { WhatsAppLink } from '../shared/WhatsAppLink.tsx';
import { RetryOrder } from './RetryOrder.tsx';

type Props = {
  order: Order;
  /** Called when the shopper says that it has arrived, so that the focus needs another place. */
  onArrived: () => void;
};

/** Says that the shop has not acknowledged an order, and what to do. */
export function UnconfirmedOrder({ order, onArrived }: Props) {
  const { t } = useTranslation('orders');
  const textOf = useOrderText();
  const isBuyerRemembered = useIsBuyerRemembered();
  const inFlight = useOrderInFlight();
  const { lines } = useCart();
  const cart = useCartStore();
  const clearCart = useUndoableClear();

  if (inFlight === order.reference) {
    return (
      <Message tone="info" live="off">
        <p>{t('unconfirmed.sending')}</p>
      </Message>
    );
  }

  function confirm() {
    const { reference } = order;
    confirmOrder(reference, cart);
    onArrived();
    const told = t('unconfirmed.confirmed', { reference });
    // As after a successful response: what has arrived leaves the cart.
    if (cartFingerprint(lines) === cartFingerprint(order.lines)) clearCart(told);
    else showToast(told);
  }

  return (
    <Message
      tone="warning"
      live="off"
      actions={
        <>
          {inFlight === null && <RetryOrder order={order} />}
          <WhatsAppLink text={textOf(order)}>{t('unconfirmed.whatsApp')}</WhatsAppLink>
          <Button variant="quiet" onClick={confirm}>
            {t('unconfirmed.arrived')}
          </Button>
        </>
      }
    >
      <p>{t('unconfirmed.text')}</p>
      {inFlight !== null && <p>{t('unconfirmed.retryLater', { reference: inFlight })}</p>}
      {!isBuyerRemembered && <p>{t('unconfirmed.data')}</p>}
    </Message>
  );
}
