import { paths, SHARED_CART_HASH } from '#config/paths.ts';
import { encodeShare } from '#domain/cart/shareCode.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { orderText } from '#domain/order/orderText.ts';
import { useCheckoutTexts } from '#i18n/es/checkout.ts';
import { absoluteUrl, useSiteUrl } from '#ui/page/site.ts';

/**
 * Returns the URL at which staff open an order. The URL also holds the lines, from which staff can enter the order
 * if the shop has not stored it.
 */
export function orderUrl(siteUrl: string, { id, lines }: Pick<Order, 'id' | 'lines'>): string {
  return `${siteUrl}${paths.admin()}/orders/${id}${SHARED_CART_HASH}${encodeShare(lines)}`;
}

/** Returns a function that writes an order as a message, with links to its lines: for the shopper and for staff. */
export function useOrderText(): (order: Order) => string {
  const t = useCheckoutTexts();
  const siteUrl = useSiteUrl();
  return (order) => {
    const link = absoluteUrl(siteUrl, paths.sharedCart(encodeShare(order.lines)));
    return orderText(order, t, link, orderUrl(siteUrl, order));
  };
}
