import { useEffect, useRef, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cartTotals } from '#domain/order/orderTable.ts';
import { isSameOrder, type Order } from '#domain/order/orderEmail.ts';
import type { CheckoutForm } from '#domain/order/checkoutForm.ts';
import { newUuid } from '#shared/lib/newUuid.ts';
import { useCart } from '#state/cart/useCart.ts';
import { OrderNotice } from './OrderNotice.tsx';
import { useOrderText } from '../shared/receipt/useOrderText.ts';

type Props = {
  order: Order;
  control: Control<CheckoutForm>;
  /** The shop has the order, though not by e-mail. */
  isKept: boolean;
  /** The order had no response and the cart is still the same, so it may have arrived. */
  mayHaveArrived: boolean;
  /** The cart is another order since: what is sent next has another reference. */
  isReplaced: boolean;
};

/**
 * Says that an order was not sent. Both ways to send it again use the current form and cart, unless
 * the cart is another order; then the failed one goes by WhatsApp as it was.
 *
 * @see docs/rules.md#sending-an-order
 */
export function OrderFailed({ order, control, isKept, mayHaveArrived, isReplaced }: Props) {
  const { t } = useTranslation('checkout');
  const { lines } = useCart();
  const { reference } = order;
  const form = { ...order.form, ...useWatch({ control }) };
  // What has changed is another order, which nobody has kept yet.
  const [otherId] = useState(newUuid);
  const changed = { ...order, form, lines, totals: cartTotals(lines) };
  const replaces = isKept ? order.id : order.replaces;
  const current = isSameOrder(changed, order) ? order : { ...changed, id: otherId, replaces };
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
      {(isKept || mayHaveArrived) && (
        <p>{t(isKept ? 'failed.kept' : 'failed.mayHaveArrived', { reference })}</p>
      )}
      <p>{isReplaced ? t('failed.replaced', { reference }) : t('failed.help')}</p>
    </OrderNotice>
  );
}
