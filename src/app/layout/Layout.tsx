import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { STAFF_ROUTE } from '#config/paths.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { useOnline } from '#ui/hooks/useOnline.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { Later } from '#ui/Later.tsx';
import notice from '#ui/message/TopNotice.module.css';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { useIsSessionKept } from '#state/session/isSessionKept.ts';

/** A live region that is always rendered, so that screen readers announce its text. */
function OfflineNotice() {
  const t = useCommonTexts();
  const isOnline = useOnline();
  return <output className={notice.notice}>{!isOnline && t('offline')}</output>;
}

const staffBar = lazyCode(async () => (await import('../OtherPages.tsx')).loadStaffBar());

function StaffBarOutlet() {
  const t = useCommonTexts();
  return (
    <Later
      code={staffBar}
      props={{}}
      renderFailed={(reload) => (
        <p className={styles.failed} role="alert">
          <span>{t('error.chunkTitle')}</span>{' '}
          <button type="button" onClick={reload}>
            {t('retry')}
          </button>
        </p>
      )}
    />
  );
}

/**
 * Renders the staff bar only if a session is stored, so that shoppers do not load its code. Its height is
 * reserved before the code has loaded; in a document, by the script of its head.
 *
 * @param props.isAlone it replaces header and footer, on a page of the back-office
 */
function StaffBarHost({ isAlone, isKept }: { isAlone: boolean; isKept: boolean }) {
  const isOnline = useOnline();
  const isLoaded = useStore(staffBar, null) !== null;
  // Mounted again when the connection returns, so that failed code is requested again.
  const isAskedFor = isKept && (isOnline || isLoaded);
  // Not in a layout effect: between hydration and the render that knows of the session a frame can be
  // painted, in which the page would lie higher by the height of the bar.
  useEffect(() => {
    delete document.documentElement.dataset['bar'];
  }, []);
  return (
    <div className={styles.staffBar} data-bar={isAlone ? 'alone' : isKept || undefined}>
      {isAskedFor && <StaffBarOutlet />}
    </div>
  );
}

/** The frame of every page. @see docs/rules.md#header-and-footer */
export function Layout({ children }: { children: ReactNode }) {
  const t = useCommonTexts();
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
