import { WhatsAppLink } from '#features/shared/WhatsAppLink.tsx';
import { useStartTexts } from '#i18n/es/start.ts';
import { Button } from '#ui/action/Button.tsx';
import styles from '#ui/message/TopNotice.module.css';

/**
 * Tells in a built document that the application does not start. The build renders it hidden; a script
 * of the document shows it with one of its two texts (`finishDocument`).
 */
export function StartNotice({ language }: { language: 'es' | 'en' }) {
  const t = useStartTexts();
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
      {/* Inline style, because only the build renders this part. */}
      <div style={{ display: 'inline-grid', gap: 'var(--space-2)', padding: 'var(--space-2)' }}>
        <Button variant="secondary">{t('reload')}</Button>
        <WhatsAppLink>{t('whatsApp')}</WhatsAppLink>
      </div>
    </div>
  );
}
