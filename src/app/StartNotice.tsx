import { useTranslation } from 'react-i18next';
import { business } from '#config/business.ts';
import { whatsAppUrl } from '#domain/order/whatsApp.ts';
import { Button, ButtonAnchor } from '#shared/ui/Button.tsx';
import styles from '#shared/ui/TopNotice.module.css';

/** In the markup itself: no style sheet of the application knows of it. */
const ACTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 'var(--space-2)',
  paddingBlock: 'var(--space-2)',
} as const;

/**
 * What the built document says when the application does not come. It is drawn by the build alone,
 * hidden; a script of the document shows it with one of its two texts (`documentShell`).
 */
export function StartNotice({ language }: { language: 'es' | 'en' }) {
  const { t } = useTranslation('start');
  const { t: common } = useTranslation('common');
  const greeting = common('greeting', { brand: business.name });
  return (
    <div
      id={`start-${language}`}
      className={styles.notice}
      role="alert"
      hidden
      data-static
      data-failed={t('failed')}
      data-slow={t('slow')}
    >
      <p />
      <div style={ACTIONS}>
        <Button variant="secondary">{t('reload')}</Button>
        <ButtonAnchor
          variant="secondary"
          href={whatsAppUrl(business.whatsAppNumber, greeting)}
          target="_blank"
        >
          {t('whatsApp')}
        </ButtonAnchor>
      </div>
    </div>
  );
}
