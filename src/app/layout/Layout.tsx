import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { STAFF_ROUTE } from '#config/staffRoute.ts';
import { useTranslation } from 'react-i18next';
import { DevelopmentBanner } from './DevelopmentBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { OfflineNotice } from './OfflineNotice.tsx';
import { useIsSessionKept } from '#state/session/isSessionKept.ts';
import { StaffBarHost } from './StaffBarHost.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const isKept = useIsSessionKept();
  /** Who is signed out gets the frame of the store, with the sign-in in it. */
  const isAlone = STAFF_ROUTE.test(useLocation().pathname) && isKept;
  return (
    <div className={styles.layout}>
      <a className={styles.skipLink} href="#main">
        {t('skipToContent')}
      </a>
      <DevelopmentBanner />
      <OfflineNotice />
      {!isAlone && <Header />}
      <StaffBarHost isAlone={isAlone} isKept={isKept} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {!isAlone && <Footer />}
    </div>
  );
}
