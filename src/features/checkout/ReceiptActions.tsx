import { MessageCircle, Printer } from 'lucide-react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { paths } from '#config/paths.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { Button, ButtonAnchor, ButtonLink } from '#shared/ui/Button.tsx';
import styles from './ReceiptActions.module.css';
import { useOrderChatUrl } from './useOrderChatUrl.ts';

export function ReceiptActions({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const chatUrl = useOrderChatUrl();
  return (
    <div className={styles.actions}>
      <ButtonLink to={paths.home()}>{t('action.continueShopping')}</ButtonLink>
      <ButtonAnchor
        variant="secondary"
        target="_blank"
        href={chatUrl(order)}
        icon={<MessageCircle aria-hidden="true" />}
      >
        {t('success.whatsApp')}
      </ButtonAnchor>
      <Button variant="quiet" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        {t('action.print')}
      </Button>
    </div>
  );
}
