import { useTranslation } from '#i18n/useTranslation.ts';
import { business } from '#config/business.ts';
import { whatsAppUrl } from '#domain/order/whatsApp.ts';
import { Button, ButtonAnchor } from '#shared/ui/Button.tsx';
import styles from '#shared/ui/TopNotice.module.css';

/** Inline, because this part is rendered by the build only. */
const ACTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 'var(--space-2)',
  paddingBlock: 'var(--space-2)',
} as const;

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
