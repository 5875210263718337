import { TERMS_HASH } from '#config/paths.ts';
import { TermsDialog } from '#features/terms/TermsDialog.tsx';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';

export function TermsOverlay() {
  const { close } = useHashPopup(TERMS_HASH);
  return <TermsDialog onClose={close} />;
}
