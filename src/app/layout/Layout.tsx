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
import { cleanTyped, skipComposition } from './typing.ts';

export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const isStaffRoute = STAFF_ROUTE.test(useLocation().pathname);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the fields inside are typed into
    <div className={styles.layout} onChangeCapture={cleanTyped} onKeyDownCapture={skipComposition}>
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
