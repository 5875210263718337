import { useTranslation } from 'react-i18next';
import { Spinner } from '#shared/ui/Spinner.tsx';
import styles from './PageLoading.module.css';

/** Shown while the code of a page loads; tall, so that the footer does not jump. */
export function PageLoading() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.loading}>
      <Spinner label={t('loading')} />
    </div>
  );
}
