import { MessageCircle } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { ButtonAnchor } from '#shared/ui/Button.tsx';
import { QuotationButtons } from '../quotation/QuotationButtons.tsx';
import { receiptQuotation } from './receiptQuotation.ts';
import styles from './ReceiptActions.module.css';
import { useOrderChatUrl } from './useOrderChatUrl.ts';
import type { Elements } from '#shared/ui/Elements.ts';

/** @param children the first buttons, which differ between pages */
export function ReceiptActions({ order, children }: { order: Order; children: Elements }) {
  const { t } = useTranslation('checkout');
  const chatUrl = useOrderChatUrl();
  const quotation = useMemo(() => receiptQuotation(order, t), [order, t]);
  return (
    <div className={styles.actions}>
      {children}
      <ButtonAnchor
        variant="secondary"
        target="_blank"
        href={chatUrl(order)}
        icon={<MessageCircle aria-hidden="true" />}
      >
        {t('success.whatsApp')}
      </ButtonAnchor>
      <QuotationButtons quotation={quotation} />
    </div>
  );
}
