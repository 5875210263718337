import { useTranslation } from '#i18n/useTranslation.ts';
import { business } from '#config/business.ts';
import { whatsAppUrl } from '#domain/order/whatsApp.ts';
import { Button, ButtonAnchor } from '#shared/ui/Button.tsx';
import styles from '#shared/ui/TopNotice.module.css';

/**
 * Notice of the built document for an application that does not start. The build renders it hidden;
 * a script of the document shows it with one of its two texts (`finishDocument`).
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
      {/* Its style is inline, because this part is rendered by the build only. */}
      <div style={{ display: 'inline-grid', gap: 'var(--space-2)', padding: 'var(--space-2)' }}>
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
