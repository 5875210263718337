import { useTranslation } from '#i18n/useTranslation.ts';
import { business } from '#config/business.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { orderText, type OrderTextLabels } from '#domain/order/orderText.ts';
import { whatsAppUrl } from '#domain/order/whatsApp.ts';

/** Returns a function that makes a WhatsApp link with the whole order as text. */
export function useOrderChatUrl(): (order: Order) => string {
  const { t } = useTranslation('checkout');
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
    subtotal: t('summary.subtotal'),
    iva: t('summary.iva'),
    total: t('summary.total'),
    unconfirmed: t('chat.unconfirmed'),
    andMore: (count) => t('chat.andMore', { count }),
  };
  return (order) => whatsAppUrl(business.whatsAppNumber, orderText(order, labels));
}
