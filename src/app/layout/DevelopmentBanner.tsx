import { useTranslation } from 'react-i18next';
import styles from './DevelopmentBanner.module.css';

/** @see docs/rules.md#header-and-footer */
export function DevelopmentBanner() {
  const { t } = useTranslation('common');
  return (
    <aside className={styles.banner} aria-label={t('notice')}>
      <p>{t('developmentBanner')}</p>
    </aside>
  );
}
