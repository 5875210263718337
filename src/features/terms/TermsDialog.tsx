import { useTranslation } from 'react-i18next';
import { terms } from '#i18n/es/terms.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Stack } from '#shared/ui/Stack.tsx';
import styles from './TermsDialog.module.css';

registerTexts('terms', terms);

const PARTS = ['returns', 'refunds', 'payment', 'prices', 'privacy'] as const;

/** The Terms and Conditions, over any page. @see docs/rules.md#shop-pages */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('terms');
  return (
    <Dialog open title={t('title')} closeLabel={t('close')} size="lg" isText onClose={onClose}>
      <Stack className={styles.parts} gap={5}>
        {PARTS.map((part) => (
          <Stack as="section" key={part} gap={1}>
            <h3>{t(`heading.${part}`)}</h3>
            <p>{t(`text.${part}`)}</p>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
