import { useTranslation } from 'react-i18next';
import { paths, SHARED_CART_HASH, withQuery } from '#config/paths.ts';
import { encodeShare } from '#domain/cart/shareCode.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { orderText, type OrderTextLabels } from '#domain/order/orderText.ts';
import { absoluteUrl, useSiteUrl } from '#shared/ui/page/site.ts';

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

export function useOrderLabels(): OrderTextLabels {
  const { t } = useTranslation('checkout');
  return {
    greeting: t('chat.greeting'),
    reference: t('success.reference'),
    customer: t('success.customer'),
    phone: t('field.phone'),
    email: t('field.email'),
    address: t('section.address'),
    payment: t('section.payment'),
    paymentMethods: { bankTransfer: t('payment.bankTransfer'), cash: t('payment.cash') },
    notes: t('field.additionalInfo'),
    lineNote: t('success.lineNote'),
    subtotal: t('summary.subtotal'),
    iva: t('summary.iva'),
    total: t('summary.total'),
    unconfirmed: t('chat.unconfirmed'),
    andMore: (count) => t('chat.andMore', { count }),
    link: t('chat.link'),
    staffLink: t('chat.staffLink'),
  };
}

/** Returns a function that writes an order as a message, with a link to its lines. */
export function useOrderText(): (order: Order) => string {
  const labels = useOrderLabels();
  const siteUrl = useSiteUrl();
  return (order) => {
    const link = absoluteUrl(siteUrl, paths.sharedCart(encodeShare(order.lines)));
    return orderText(order, labels, link, orderUrl(siteUrl, order));
  };
}
