import { useTranslation } from 'react-i18next';
import { business } from '../../config/business.ts';
import { whatsAppUrl } from '../../domain/whatsApp.ts';
import { pages } from '../../i18n/es/pages.ts';
import { registerTexts } from '../../i18n/registerTexts.ts';
import { PageTitle } from '../../shared/ui/PageTitle.tsx';
import { TextPage } from '../../shared/ui/TextPage.tsx';
import styles from './ContactPage.module.css';

registerTexts('pages', pages);

/** The direct ways to reach the shop (spec §2 "direct contact info"). */
export function ContactPage() {
  const { t } = useTranslation(['pages', 'common']);
  const greeting = t('common:greeting', { brand: business.name });
  return (
    <TextPage title={t('contact.title')}>
      <PageTitle>{t('contact.title')}</PageTitle>
      <p>{t('contact.lead')}</p>
      <dl className={styles.ways}>
        <dt>{t('contact.whatsApp')}</dt>
        <dd>
          <a href={whatsAppUrl(business.whatsAppNumber, greeting)} target="_blank" rel="noopener">
            {business.whatsAppDisplay}
          </a>
        </dd>
        <dt>{t('contact.phone')}</dt>
        <dd>
          <a href={`tel:${business.phone}`}>{business.phoneDisplay}</a>
        </dd>
        <dt>{t('contact.email')}</dt>
        <dd>
          <a href={`mailto:${business.email}`}>{business.email}</a>
        </dd>
      </dl>
    </TextPage>
  );
}
