import { useTranslation } from 'react-i18next';
import { business } from '../../config/business.ts';
import { whatsAppUrl } from '../../domain/whatsApp.ts';
import { contact } from '../../i18n/es/contact.ts';
import { registerTexts } from '../../i18n/registerTexts.ts';
import { PageTitle } from '../../shared/ui/PageTitle.tsx';
import { TextPage } from '../../shared/ui/TextPage.tsx';
import styles from './ContactPage.module.css';

registerTexts('contact', contact);

/** The direct ways to reach the shop (spec §2 "direct contact info"). */
export function ContactPage() {
  const { t } = useTranslation(['contact', 'common']);
  const greeting = t('common:greeting', { brand: business.name });
  return (
    <TextPage title={t('title')}>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('lead')}</p>
      <dl className={styles.ways}>
        <dt>{t('whatsApp')}</dt>
        <dd>
          <a href={whatsAppUrl(business.whatsAppNumber, greeting)} target="_blank" rel="noopener">
            {business.whatsAppDisplay}
          </a>
        </dd>
        <dt>{t('phone')}</dt>
        <dd>
          <a href={`tel:${business.phone}`}>{business.phoneDisplay}</a>
        </dd>
        <dt>{t('email')}</dt>
        <dd>
          <a href={`mailto:${business.email}`}>{business.email}</a>
        </dd>
      </dl>
    </TextPage>
  );
}
