import { useTranslation } from 'react-i18next';
import { terms } from '#i18n/es/terms.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { Dialog } from '#shared/ui/Dialog.tsx';
import styles from './TermsDialog.module.css';

registerTexts('terms', terms);

const PARTS = ['returns', 'refunds', 'payment', 'prices', 'privacy'] as const;

/** The Terms and Conditions, over any page. @see docs/rules.md#shop-pages */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('terms');
  return (
    <Dialog open title={t('title')} closeLabel={t('close')} size="lg" isText onClose={onClose}>
      <div className={styles.parts}>
        {PARTS.map((part) => (
          <section key={part}>
            <h3 className={styles.heading}>{t(`heading.${part}`)}</h3>
            <p>{t(`text.${part}`)}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
