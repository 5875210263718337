import { useTranslation } from 'react-i18next';
import { useOnline } from '#shared/hooks/useOnline.ts';
import styles from '#shared/ui/TopNotice.module.css';

/** Says so while there is no connection. Its place is always there, for screen readers to watch. */
export function OfflineNotice() {
  const { t } = useTranslation('common');
  const isOnline = useOnline();
  return <output className={styles.notice}>{!isOnline && t('offline')}</output>;
}
