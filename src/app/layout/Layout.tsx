import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { STAFF_ROUTE } from '#config/staffRoute.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { DevelopmentBanner } from './DevelopmentBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { OfflineNotice } from './OfflineNotice.tsx';
import { StaffBarHost } from './StaffBarHost.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const isStaffRoute = STAFF_ROUTE.test(useLocation().pathname);
  return (
    <div className={styles.layout}>
      <a className={styles.skipLink} href="#main">
        {t('skipToContent')}
      </a>
      <DevelopmentBanner />
      <OfflineNotice />
      {!isStaffRoute && <Header />}
      <StaffBarHost isAlone={isStaffRoute} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {!isStaffRoute && <Footer />}
    </div>
  );
}
