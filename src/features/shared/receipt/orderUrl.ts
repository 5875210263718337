import { paths, SHARED_CART_HASH, withQuery } from '#config/paths.ts';
import { encodeShare } from '#domain/cart/shareCode.ts';
import type { Order } from '#domain/order/orderEmail.ts';

/**
 * Absolute address of an order for staff. If the shop did not keep it, its lines can be read from the
 * address.
 */
export function orderUrl(
  siteUrl: string,
  { id, lines, replaces }: Pick<Order, 'id' | 'lines' | 'replaces'>,
): string {
  const path = withQuery(`${paths.admin()}/orders/${id}`, { reemplaza: replaces });
  return siteUrl + path + SHARED_CART_HASH + encodeShare(lines);
}
