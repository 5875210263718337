import { useTranslation } from 'react-i18next';
import { Spinner } from '#shared/ui/Spinner.tsx';

/** Shown while the code of a page loads; tall, so that the footer does not jump. */
export function PageLoading() {
  const { t } = useTranslation('common');
  return (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '100svh' }}>
      <Spinner label={t('loading')} />
    </div>
  );
}
