import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { SESSION_EVENT, SESSION_KEY } from '#config/sessionKey.ts';
import { useOnline } from '#shared/hooks/useOnline.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { isSessionKept } from '#state/session/isSessionKept.ts';
import { useLazyPage } from '../useLazyPage.ts';
import styles from './StaffBarHost.module.css';

const staffBar = lazyCode(async () => (await import('../staffPages.ts')).loadStaffPage('bar'));

function subscribe(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SESSION_KEY || key === null) onChange();
  };
  addEventListener('storage', onStorage);
  addEventListener(SESSION_EVENT, onChange);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener(SESSION_EVENT, onChange);
  };
}

function StaffBarOutlet() {
  const { t } = useTranslation('common');
  const { Page: StaffBar, hasFailed, retry } = useLazyPage(staffBar);
  if (StaffBar !== null) return <StaffBar />;
  if (!hasFailed) return null;
  return (
    <p className={styles.failed} role="alert">
      {t('error.chunkTitle')}{' '}
      <button type="button" onClick={retry}>
        {t('retry')}
      </button>
    </p>
  );
}

/**
 * The place of the links to the back-office: only where the browser keeps a sign-in, so that a
 * shopper fetches nothing for it. Its height is there before its code is.
 */
export function StaffBarHost() {
  const isKept = useSyncExternalStore(subscribe, isSessionKept, () => false);
  const isOnline = useOnline();
  if (!isKept) return null;
  // Mounted anew when the connection is back: what failed without it is then asked for again.
  const isAskedFor = isOnline || staffBar.current() !== null;
  return <div className={styles.place}>{isAskedFor && <StaffBarOutlet />}</div>;
}
