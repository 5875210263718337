import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { TYPED_FIELDS, type CheckoutForm } from '#domain/order/checkoutForm.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { useOrdersTexts } from '#i18n/es/orders.ts';
import { Button } from '#ui/action/Button.tsx';
import { Message } from '#ui/message/Message.tsx';
import { QuestionDialog } from '#ui/dialog/QuestionDialog.tsx';
import { showToast } from '#ui/message/toast.ts';
import type { CartStore } from '#state/cart/cartStore.ts';
import { useCart, useCartStore } from '#state/cart/useCart.ts';
import { useUndoableClear } from '#state/cart/useCartChanges.ts';
import { checkoutDraft } from '#state/order/checkoutTab.ts';
import { confirmOrder } from '#state/order/forgetOrders.ts';
import { isSameCart, keptOrders, openOrder } from '#state/order/keptOrders.ts';
import { useOrderInFlight } from '#state/order/checkoutStore.ts';
import { rememberedBuyer, useIsBuyerRemembered } from '#state/order/rememberedBuyer.ts';
import { useOrderText } from '../shared/receipt/useOrderText.ts';
import { WhatsAppLink } from '../shared/WhatsAppLink.tsx';

type Props = {
  order: Order;
  /** Called when the shopper says that it has arrived, so that the focus needs another place. */
  onArrived: () => void;
};

export function UnconfirmedOrder({ order, onArrived }: Props) {
  const t = useOrdersTexts();
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
    if (isSameCart(lines, order.lines)) clearCart(told);
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

type Replaced = NonNullable<ReturnType<typeof replacedByResuming>>;

/** What {@link resumeOrder} would replace; `null`: nothing. */
function replacedByResuming(order: Order, cart: CartStore) {
  const { lines } = cart.getSnapshot();
  const typed = checkoutDraft.readForm();
  const buyer: Partial<CheckoutForm> = rememberedBuyer.read() ?? {};
  const started = openOrder(keptOrders.read())?.reference ?? order.reference;
  const replaced = {
    /** A cart of something else. */
    cart: lines.length > 0 && !isSameCart(lines, order.lines),
    /** What was typed, and is neither of this order nor of the remembered buyer. */
    form: TYPED_FIELDS.some((field) => {
      const isKnown = [order.form[field], buyer[field]].includes(typed[field]);
      return typed[field].trim() !== '' && !isKnown;
    }),
    /** The reference of another order that may have arrived. */
    started: started === order.reference ? null : started,
  };
  return replaced.cart || replaced.form || replaced.started !== null ? replaced : null;
}

/**
 * Prepares cart and form of the checkout to send an order again. It goes under its own reference,
 * marked as a possible repetition, unless its lines change before.
 */
function resumeOrder(order: Order, cart: CartStore): void {
  const { lines } = order;
  if (!isSameCart(cart.getSnapshot().lines, lines)) cart.change(() => lines);
  keptOrders.open(order, new Date());
  checkoutDraft.saveForm(order.form);
}

function RetryOrder({ order }: { order: Order }) {
  const t = useOrdersTexts();
  const cart = useCartStore();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Replaced | null>(null);
  const { reference } = order;
  const what = asked?.cart ? 'cart' : 'other';

  function resume() {
    resumeOrder(order, cart);
    void navigate(paths.checkout());
  }

  function ask() {
    const replaced = replacedByResuming(order, cart);
    if (replaced === null) resume();
    else setAsked(replaced);
  }

  return (
    <>
      <Button icon={<RotateCw aria-hidden="true" />} onClick={ask}>
        {t('unconfirmed.retry')}
      </Button>
      <QuestionDialog
        open={asked !== null}
        title={t(`retry.title.${what}`, { reference })}
        keepLabel={t(`retry.keep.${what}`)}
        onKeep={() => setAsked(null)}
        actLabel={t(`retry.act.${what}`)}
        actVariant="primary"
        onAct={resume}
      >
        {asked?.cart && <p>{t('retry.replaced.cart', { reference })}</p>}
        {asked?.form && <p>{t('retry.replaced.form')}</p>}
        {asked?.started && <p>{t('retry.replaced.started', { reference: asked.started })}</p>}
      </QuestionDialog>
    </>
  );
}
