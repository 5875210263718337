import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { STAFF_ROUTE } from '#config/paths.ts';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#shared/hooks/useOnline.ts';
import notice from '#shared/ui/message/TopNotice.module.css';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { useIsSessionKept } from '#state/session/isSessionKept.ts';
import { StaffBarHost } from './StaffBarHost.tsx';

/** A live region that is always rendered, so that screen readers announce its text. */
function OfflineNotice() {
  const { t } = useTranslation('common');
  const isOnline = useOnline();
  return <output className={notice.notice}>{!isOnline && t('offline')}</output>;
}

/** The frame of every page. @see docs/rules.md#header-and-footer */
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
      <aside className={styles.banner} aria-label={t('notice')}>
        <p>{t('developmentBanner')}</p>
      </aside>
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
