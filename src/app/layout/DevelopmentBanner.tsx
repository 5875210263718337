import { useTranslation } from 'react-i18next';
import styles from './DevelopmentBanner.module.css';

/** Says that the site is under development (spec §1). */
export function DevelopmentBanner() {
  const { t } = useTranslation('common');
  return (
    <aside className={styles.banner} aria-label={t('notice')}>
      <p>{t('developmentBanner')}</p>
    </aside>
  );
}
