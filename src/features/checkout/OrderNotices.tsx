import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { isUnsellable, reconcileCart } from '#domain/cart/reconcile.ts';
import type { CheckoutForm } from '#domain/order/checkoutForm.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { cartTotals } from '#domain/order/orderTable.ts';
import { useCheckoutTexts } from '#i18n/es/checkout.ts';
import { formatDayAndTime } from '#i18n/format.ts';
import { useCart } from '#state/cart/useCart.ts';
import type { LiveFacts } from '#state/cart/useLiveFacts.ts';
import type { CheckoutState } from '#state/order/checkoutStore.ts';
import { hasNoneOf, isSameCart } from '#state/order/myOrders.ts';
import { Button } from '#ui/action/Button.tsx';
import type { Elements } from '#ui/Elements.ts';
import { Message, type MessageProps } from '#ui/message/Message.tsx';
import { LineChanges } from '../shared/lines/LineChanges.tsx';
import { useOrderText } from '../shared/receipt/useOrderText.ts';
import { WhatsAppLink } from '../shared/WhatsAppLink.tsx';
import { CHECKOUT_FORM_ID } from './useCheckoutForm.ts';

/**
 * Lists the changes of the cart's productos before the order is sent. If a change stopped the order, the
 * message gets the focus.
 */
export function OrderChanges({ live, state }: { live: LiveFacts; state: CheckoutState }) {
  const t = useCheckoutTexts();
  const { lines, change } = useCart();
  const message = useRef<HTMLDivElement>(null);

  const stoppedBy = state.status === 'changed' ? state.changes : null;
  useEffect(() => {
    if (stoppedBy !== null) message.current?.focus();
  }, [stoppedBy]);

  const inCart = new Set(lines.map(({ productoId }) => productoId));
  const unsellableNow = reconcileCart(lines, live.facts, live.readIds).changes.filter(isUnsellable);
  const changes = (stoppedBy ?? [...live.changes, ...unsellableNow]).filter(({ productoId }) =>
    inCart.has(productoId),
  );
  if (changes.length === 0) return null;

  const unsellable = new Set(changes.filter(isUnsellable).map(({ productoId }) => productoId));
  const removeUnsellable = () =>
    change((cart) => cart.filter(({ productoId }) => !unsellable.has(productoId)));

  return (
    <Message
      ref={message}
      tabIndex={-1}
      tone="warning"
      live={stoppedBy === null ? 'polite' : 'assertive'}
      title={t(stoppedBy === null ? 'live.title' : 'changed.title')}
      actions={
        unsellable.size > 0 && (
          <Button variant="secondary" onClick={removeUnsellable}>
            {t('changed.remove')}
          </Button>
        )
      }
    >
      <LineChanges changes={changes} />
      {unsellable.size > 0 && <p>{t('changed.unsellable')}</p>}
      {unsellable.size === 0 && stoppedBy !== null && <p>{t('changed.text')}</p>}
    </Message>
  );
}

type NoticeProps = Omit<MessageProps, 'actions'> & {
  chatLabel: string;
  chatText: string;
  retryLabel: string | null;
  moreActions?: Elements;
};

function OrderNotice({ chatLabel, chatText, retryLabel, moreActions, ...message }: NoticeProps) {
  return (
    <Message
      {...message}
      actions={
        <>
          <WhatsAppLink variant="primary" text={chatText}>
            {chatLabel}
          </WhatsAppLink>
          {retryLabel !== null && (
            <Button type="submit" form={CHECKOUT_FORM_ID} variant="secondary" icon={<RotateCw />}>
              {retryLabel}
            </Button>
          )}
          {moreActions}
        </>
      }
    />
  );
}

type FailedProps = {
  order: Order;
  control: Control<CheckoutForm>;
  /** True: the shop has stored the order, but got no e-mail; `null`: the shop may have stored it. */
  reachedShop: boolean | null;
  /** True: the order got no response and the cart is still the same, so the order may have arrived. */
  mayHaveArrived: boolean;
  /** True: the cart has none of the ordered lines any more, so its order gets another reference. */
  isReplaced: boolean;
};

/**
 * Says that an order was not sent. Its buttons send the current form and cart again, or open them as a WhatsApp
 * message. If the cart holds another order by now, there is no retry, and the message holds the failed order.
 * @see docs/rules.md#sending-an-order
 */
export function OrderFailed({
  order,
  control,
  reachedShop,
  mayHaveArrived,
  isReplaced,
}: FailedProps) {
  const t = useCheckoutTexts();
  const { lines } = useCart();
  const { reference } = order;
  const form = { ...order.form, ...useWatch({ control }) };
  const current = { ...order, form, lines, totals: cartTotals(lines) };
  const textOf = useOrderText();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);

  return (
    <OrderNotice
      ref={banner}
      tabIndex={-1}
      tone="error"
      title={t('failed.text')}
      chatLabel={t('failed.whatsApp')}
      chatText={textOf(isReplaced ? order : current)}
      retryLabel={isReplaced ? null : t('action.retry')}
    >
      {(reachedShop || mayHaveArrived) && (
        <p>{t(reachedShop ? 'failed.kept' : 'failed.mayHaveArrived', { reference })}</p>
      )}
      <p>{isReplaced ? t('failed.replaced', { reference }) : t('failed.help')}</p>
    </OrderNotice>
  );
}

/** Says that an earlier order may have arrived, because its page was closed or its response was lost. */
export function OrderUnanswered({ order, onArrived }: { order: Order; onArrived: () => void }) {
  const t = useCheckoutTexts();
  const { lines } = useCart();
  const isSame = isSameCart(order.lines, lines);
  const cartIs = isSame ? 'same' : hasNoneOf(lines, order.lines) ? 'other' : 'changed';
  const named = { reference: order.reference, date: formatDayAndTime(order.createdAt) };
  return (
    <OrderNotice
      tone="warning"
      title={t('unanswered.title', named)}
      chatLabel={t('unanswered.ask')}
      chatText={t('chat.hasArrived', named)}
      retryLabel={isSame ? t('unanswered.again') : null}
      moreActions={
        <Button variant="quiet" onClick={onArrived}>
          {t('unanswered.arrived')}
        </Button>
      }
    >
      <p>{t('unanswered.text', named)}</p>
      <p>{t(`unanswered.${cartIs}`)}</p>
    </OrderNotice>
  );
}
