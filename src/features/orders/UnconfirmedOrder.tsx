import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { TYPED_FIELDS, type CheckoutForm } from '#domain/order/checkoutForm.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { useOrdersTexts } from '#i18n/es/orders.ts';
import type { CartStore } from '#state/cart/cartStore.ts';
import { useCart, useCartStore } from '#state/cart/useCart.ts';
import { useUndoableClear } from '#state/cart/useCartChanges.ts';
import { checkoutDraft } from '#state/order/checkoutDraft.ts';
import { useOrderInFlight } from '#state/order/checkoutStore.ts';
import { confirmOrder } from '#state/order/forgetOrders.ts';
import { isSameCart, myOrders, unansweredOrder } from '#state/order/myOrders.ts';
import { rememberedBuyer, useIsBuyerRemembered } from '#state/order/rememberedBuyer.ts';
import { Button } from '#ui/action/Button.tsx';
import { QuestionDialog } from '#ui/dialog/QuestionDialog.tsx';
import { Message } from '#ui/message/Message.tsx';
import { showToast } from '#ui/message/toast.ts';
import { useOrderText } from '../shared/receipt/useOrderText.ts';
import { WhatsAppLink } from '../shared/WhatsAppLink.tsx';

type Props = {
  order: Order;
  /** Runs once the shopper has marked the order as arrived; moves the focus, because the button is removed. */
  onArrived: () => void;
};

/** Says that an order may not have arrived; buttons send it again, ask the shop, or mark it as arrived. */
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
    const text = t('unconfirmed.confirmed', { reference });
    // The order has arrived, so the cart is emptied as after a successful response.
    if (isSameCart(lines, order.lines)) clearCart(text);
    else showToast(text);
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

/** Returns what sending an order again would replace; `null`: nothing. */
function replacedByResuming(order: Order, cart: CartStore) {
  const { lines } = cart.getSnapshot();
  const draft = checkoutDraft.readForm();
  const buyer: Partial<CheckoutForm> = rememberedBuyer.read() ?? {};
  const started = unansweredOrder(myOrders.read())?.reference ?? order.reference;
  const replaced = {
    /** True: the cart holds other lines. */
    cart: lines.length > 0 && !isSameCart(lines, order.lines),
    /** True: the form holds a typed text that neither the order nor the remembered buyer has. */
    form: TYPED_FIELDS.some((field) => {
      const isKnown = [order.form[field], buyer[field]].includes(draft[field]);
      return draft[field].trim() !== '' && !isKnown;
    }),
    /** The reference of another order that may have arrived; `null`: none. */
    started: started === order.reference ? null : started,
  };
  return replaced.cart || replaced.form || replaced.started !== null ? replaced : null;
}

function RetryOrder({ order }: { order: Order }) {
  const t = useOrdersTexts();
  const cart = useCartStore();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Replaced | null>(null);
  const { reference, lines } = order;
  const what = question?.cart ? 'cart' : 'other';

  /**
   * Fills cart and checkout form to send the order again. Unless its lines are changed before, the order keeps its
   * reference and says that it may be a repetition.
   */
  function resume() {
    if (!isSameCart(cart.getSnapshot().lines, lines)) cart.change(() => lines);
    myOrders.keep(order, true, new Date());
    checkoutDraft.saveForm(order.form);
    void navigate(paths.checkout());
  }

  function ask() {
    const replaced = replacedByResuming(order, cart);
    if (replaced === null) resume();
    else setQuestion(replaced);
  }

  return (
    <>
      <Button icon={<RotateCw />} onClick={ask}>
        {t('unconfirmed.retry')}
      </Button>
      <QuestionDialog
        open={question !== null}
        title={t(`retry.title.${what}`, { reference })}
        keepLabel={t(`retry.keep.${what}`)}
        onKeep={() => setQuestion(null)}
        actLabel={t(`retry.act.${what}`)}
        actVariant="primary"
        onAct={resume}
      >
        {question?.cart && <p>{t('retry.replaced.cart', { reference })}</p>}
        {question?.form && <p>{t('retry.replaced.form')}</p>}
        {question?.started && <p>{t('retry.replaced.started', { reference: question.started })}</p>}
      </QuestionDialog>
    </>
  );
}
