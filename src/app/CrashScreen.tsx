import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { ButtonAnchor } from '#shared/ui/Button.tsx';
import { ErrorState } from '#shared/ui/ErrorState.tsx';

/**
 * What is shown in place of a page that could not be drawn. The cart is kept in storage; its links
 * load the store anew.
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
