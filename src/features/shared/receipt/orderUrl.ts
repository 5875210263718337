import { paths, SHARED_CART_HASH } from '#config/paths.ts';
import { encodeShare } from '#domain/cart/shareCode.ts';
import type { Order } from '#domain/order/orderEmail.ts';

/**
 * Absolute address of an order for staff. If the shop did not keep it, its lines can be read from the
 * address.
 */
export function orderUrl(siteUrl: string, { id, lines }: Pick<Order, 'id' | 'lines'>): string {
  return `${siteUrl}${paths.admin()}/orders/${id}${SHARED_CART_HASH}${encodeShare(lines)}`;
}
