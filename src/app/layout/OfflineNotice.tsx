import { useTranslation } from 'react-i18next';
import { useOnline } from '#shared/hooks/useOnline.ts';
import styles from '#shared/ui/TopNotice.module.css';

/** A live region that is always rendered, so that screen readers announce its text. */
export function OfflineNotice() {
  const { t } = useTranslation('common');
  const isOnline = useOnline();
  return <output className={styles.notice}>{!isOnline && t('offline')}</output>;
}
