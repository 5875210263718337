import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#domain/order/orderEmail.ts';
import { WhatsAppLink } from '../WhatsAppLink.tsx';
import { QuotationButtons } from '../quotation/QuotationButtons.tsx';
import { receiptQuotation } from './receiptQuotation.ts';
import styles from './ReceiptActions.module.css';
import { useOrderText } from './useOrderText.ts';
import type { Elements } from '#shared/ui/Elements.ts';

/** @param children the first buttons, which differ between pages */
export function ReceiptActions({ order, children }: { order: Order; children: Elements }) {
  const { t } = useTranslation('checkout');
  const textOf = useOrderText();
  const quotation = useMemo(() => receiptQuotation(order, t), [order, t]);
  return (
    <div className={styles.actions}>
      {children}
      <WhatsAppLink text={textOf(order)}>{t('success.whatsApp')}</WhatsAppLink>
      <QuotationButtons quotation={quotation} />
    </div>
  );
}
