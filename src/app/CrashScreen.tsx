import { useTranslation } from 'react-i18next';
import { ErrorState } from '../shared/ui/ErrorState.tsx';

/** What is shown in place of a page that could not be drawn. The cart is kept in storage. */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <ErrorState
      title={t('error.crashTitle')}
      detail={t('error.crashDetail')}
      retryLabel={t('retry')}
      onRetry={onRetry}
    />
  );
}
