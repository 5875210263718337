import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { ButtonAnchor } from '#shared/ui/Button.tsx';
import { ErrorState } from '#shared/ui/ErrorState.tsx';

/**
 * Replaces a page that failed to render. Its links reload the document; the cart is kept in storage.
 */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <ErrorState
      title={t('error.crashTitle')}
      detail={t('error.crashDetail')}
      retryLabel={t('retry')}
      onRetry={onRetry}
      actions={
        <>
          <ButtonAnchor href={paths.catalogue()} variant="secondary">
            {t('nav.catalogue')}
          </ButtonAnchor>
          <ButtonAnchor href={paths.contact()} variant="secondary">
            {t('nav.contact')}
          </ButtonAnchor>
        </>
      }
    />
  );
}
