import { useTranslation } from 'react-i18next';
import { Spinner } from '#shared/ui/Spinner.tsx';
import styles from './PageLoading.module.css';

/** Stands in for a page whose code is on its way; tall, so that the footer does not jump. */
export function PageLoading() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.loading}>
      <Spinner label={t('loading')} />
    </div>
  );
}
