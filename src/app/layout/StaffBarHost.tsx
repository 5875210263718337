import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#shared/hooks/useOnline.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { Later } from '#shared/ui/Later.tsx';
import styles from './Layout.module.css';

const staffBar = lazyCode(async () => (await import('../OtherPages.tsx')).loadStaffBar());

function StaffBarOutlet() {
  const { t } = useTranslation('common');
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
export function StaffBarHost({ isAlone, isKept }: { isAlone: boolean; isKept: boolean }) {
  const isOnline = useOnline();
  // Mounted again when the connection returns, so that failed code is requested again.
  const isAskedFor = isKept && (isOnline || staffBar.current() !== null);
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
