import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ORDER_PARAM } from '#config/paths.ts';
import { cart } from '#i18n/es/cart.ts';
import { checkout } from '#i18n/es/checkout.ts';
import { orders } from '#i18n/es/orders.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useKeptOrders } from '#state/order/keptOrders.ts';
import { OrderReceipt } from './OrderReceipt.tsx';
import { OrdersView } from './OrdersView.tsx';

registerTexts('cart', cart);
registerTexts('checkout', checkout);
registerTexts('orders', orders);

/** The orders of this browser, or the receipt of the one in the address. @see docs/rules.md#my-orders */
export function OrdersPage() {
  const reference = new URLSearchParams(useLocation().search).get(ORDER_PARAM);
  const kept = useKeptOrders();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(reference);
  useEffect(() => {
    // Back from a receipt, which is the same page.
    if (before.current !== null && reference === null) heading.current?.focus();
    before.current = reference;
  }, [reference]);
  const shown = kept.find(({ order }) => order.reference === reference);
  if (shown) return <OrderReceipt key={reference} kept={shown} />;
  return <OrdersView heading={heading} kept={kept} isMissing={reference !== null} />;
}
