import { Mail, MessageCircle, Phone } from 'lucide-react';
import { createElement } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { business } from '#config/business.ts';
import { whatsAppUrl } from '#domain/order/whatsApp.ts';
import type { HeadingLevel } from '#shared/ui/PageSection.tsx';
import styles from './ContactWays.module.css';

export function ContactWays({ headingLevel }: { headingLevel: HeadingLevel }) {
  const { t } = useTranslation(['contact', 'common']);
  const greeting = t('common:greeting', { brand: business.name });
  const ways = [
    {
      name: t('whatsApp'),
      value: business.whatsAppDisplay,
      url: whatsAppUrl(business.whatsAppNumber, greeting),
      Icon: MessageCircle,
    },
    { name: t('phone'), value: business.phoneDisplay, url: `tel:${business.phone}`, Icon: Phone },
    { name: t('email'), value: business.email, url: `mailto:${business.email}`, Icon: Mail },
  ];
  return (
    <div className={styles.ways}>
      {createElement(`h${headingLevel + 1}`, { className: styles.heading }, t('direct'))}
      <ul className={styles.list}>
        {ways.map(({ name, value, url, Icon }) => (
          <li key={url}>
            <a
              className={styles.way}
              href={url}
              {...(url.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
            >
              <Icon aria-hidden="true" />
              <span className={styles.name}>{name}</span> <span>{value}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
