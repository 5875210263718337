import { WhatsAppLink } from '#features/shared/WhatsAppLink.tsx';
import { useStartTexts } from '#i18n/es/start.ts';
import { Button } from '#ui/action/Button.tsx';
import styles from '#ui/message/TopNotice.module.css';

/**
 * Says in a built document that the store does not start. The build renders the notice hidden; a script
 * of the document shows it with one of two texts (`finishDocument`).
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
      {/* The style is inline, because only the build renders the notice. */}
      <div style={{ display: 'inline-grid', gap: 'var(--space-2)', padding: 'var(--space-2)' }}>
        <Button variant="secondary">{t('reload')}</Button>
        <WhatsAppLink>{t('whatsApp')}</WhatsAppLink>
      </div>
    </div>
  );
}
