import { useTranslation } from 'react-i18next';
import type { Order } from '#domain/order/orderEmail.ts';
import { orderText, type OrderTextLabels } from '#domain/order/orderText.ts';
import { absoluteUrl, useSiteUrl } from '#shared/ui/siteUrl.ts';
import { orderUrl } from './orderUrl.ts';
import { sharedCartPath } from '../shareCart/sharedCartPath.ts';

/** Returns a function that writes an order as a message, with a link to its lines. */
export function useOrderText(): (order: Order) => string {
  const { t } = useTranslation('checkout');
  const siteUrl = useSiteUrl();
  const labels: OrderTextLabels = {
    greeting: t('chat.greeting'),
    reference: t('success.reference'),
    customer: t('success.customer'),
    phone: t('success.phone'),
    email: t('success.email'),
    address: t('success.address'),
    payment: t('success.payment'),
    paymentMethods: { bankTransfer: t('payment.bankTransfer'), cash: t('payment.cash') },
    notes: t('success.additional'),
    lineNote: t('success.lineNote'),
    subtotal: t('summary.subtotal'),
    iva: t('summary.iva'),
    total: t('summary.total'),
    unconfirmed: t('chat.unconfirmed'),
    andMore: (count) => t('chat.andMore', { count }),
    link: t('chat.link'),
    staffLink: t('chat.staffLink'),
  };
  return (order) => {
    const link = absoluteUrl(siteUrl, sharedCartPath(order.lines));
    return orderText(order, labels, link, orderUrl(siteUrl, order));
  };
}
