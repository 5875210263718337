import { MessageCircle } from 'lucide-react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { business } from '#config/business.ts';
import { whatsAppUrl } from '#domain/order/whatsApp.ts';
import styles from './WhatsAppFloat.module.css';

/** Stays in its corner; the page ends with space for it. @see docs/rules.md#home-sections */
export function WhatsAppFloat() {
  const { t } = useTranslation(['home', 'common']);
  const greeting = t('common:greeting', { brand: business.name });
  return (
    <a
      className={styles.float}
      href={whatsAppUrl(business.whatsAppNumber, greeting)}
      target="_blank"
      rel="noopener"
      aria-label={t('whatsAppLabel')}
    >
      <MessageCircle aria-hidden="true" />
    </a>
  );
}
