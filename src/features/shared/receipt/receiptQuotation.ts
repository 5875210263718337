import type { TFunction } from 'i18next';
import type { Order } from '#domain/order/orderEmail.ts';
import type { Quotation } from '#domain/order/quotation.ts';

/** A sent order as a quotation, with what its receipt says about customer, delivery and payment. */
export function receiptQuotation(order: Order, t: TFunction<'checkout'>): Quotation {
  const { form, lines } = order;
  const address = [form.exactAddress, form.district, form.canton, form.province];
  const facts: [string, string][] = [
    [t('success.customer'), form.fullName],
    [t('success.phone'), form.phone],
    [t('success.email'), form.email],
    [
      t('success.address'),
      address
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join(', '),
    ],
    [t('success.payment'), t(`payment.${form.paymentMethod}`)],
    [t('success.additional'), form.additionalInfo],
  ];
  return { lines, order, facts: facts.filter(([, text]) => text.trim() !== '') };
}
