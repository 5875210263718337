import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { STAFF_ROUTE } from '#config/paths.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { useHasStoredSession } from '#state/session/hasStoredSession.ts';
import { useOnline } from '#ui/hooks/useOnline.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import { Later } from '#ui/Later.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import notice from '#ui/message/TopNotice.module.css';
import styles from './Layout.module.css';

/** Says if the visitor is offline. The live region is always rendered, so that screen readers announce its text. */
function OfflineNotice() {
  const t = useCommonTexts();
  const isOnline = useOnline();
  return <output className={notice.notice}>{!isOnline && t('offline')}</output>;
}

const staffBar = lazyCode(async () => (await import('../RareRoutes.tsx')).loadStaffBar());

/**
 * Renders the staff bar only if a session is stored, so that shoppers do not load its code. The height of the bar
 * is reserved until its code has loaded, in a built document by the script of the head.
 *
 * @param props.replacesHeader true: the bar replaces header and footer, on a page of the back-office
 */
function StaffBarHost({ replacesHeader }: { replacesHeader: boolean }) {
  const t = useCommonTexts();
  const hasSession = useHasStoredSession();
  const isOnline = useOnline();
  const isLoaded = useStore(staffBar, null) !== null;
  // A lost connection unmounts a bar without code, so that the code is requested again when the connection returns.
  const isRequested = hasSession && (isOnline || isLoaded);
  // A layout effect would run too early: the browser can paint a frame between hydration and the render that
  // knows of the session, and the page would move up in it by the height of the bar.
  useEffect(() => {
    delete document.documentElement.dataset['bar'];
  }, []);
  return (
    <div className={styles.staffBar} data-bar={replacesHeader ? 'alone' : hasSession || undefined}>
      {isRequested && (
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
      )}
    </div>
  );
}

/** The frame of every page. @see docs/rules.md#header-and-footer */
export function Layout({ children }: { children: ReactNode }) {
  const t = useCommonTexts();
  const hasSession = useHasStoredSession();
  /** False without a session: the sign-in page has header and footer of the store. */
  const replacesHeader = STAFF_ROUTE.test(useLocation().pathname) && hasSession;
  return (
    <div className={styles.layout}>
      <a className={styles.skipLink} href="#main">
        {t('skipToContent')}
      </a>
      <aside className={styles.banner} aria-label={t('notice')}>
        <p>{t('developmentBanner')}</p>
      </aside>
      <OfflineNotice />
      {!replacesHeader && <Header />}
      <StaffBarHost replacesHeader={replacesHeader} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {!replacesHeader && <Footer />}
    </div>
  );
}
