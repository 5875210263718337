import { TERMS_HASH } from '#config/paths.ts';
import { useTermsTexts } from '#i18n/es/terms.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { Stack } from '#ui/Stack.tsx';

const PARTS = ['returns', 'refunds', 'payment', 'prices', 'privacy'] as const;

/** Popup with the Terms and Conditions, over any page. @see docs/rules.md#shop-pages */
export function TermsDialog() {
  const t = useTermsTexts();
  const { close } = useHashPopup(TERMS_HASH);
  return (
    <Dialog title={t('title')} size="lg" isText onClose={close}>
      <Stack gap={5}>
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
