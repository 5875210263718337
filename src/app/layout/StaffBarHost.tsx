import { useEffect, useState, useSyncExternalStore } from 'react';
import { SESSION_EVENT, SESSION_KEY } from '../../config/sessionKey.ts';
import { useOnline } from '../../shared/hooks/useOnline.ts';
import { logError } from '../../shared/lib/log.ts';
import { isSessionKept } from '../../state/session/isSessionKept.ts';
import { lazyPage } from '../lazyPage.ts';
import styles from './StaffBarHost.module.css';

const staffBar = lazyPage(async () => (await import('../staffPages.ts')).staffPages.bar());

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

/**
 * The place of the links to the back-office: only where the browser keeps a sign-in, so that a
 * shopper fetches nothing for it. Its height is there before its code is.
 */
export function StaffBarHost() {
  const isKept = useSyncExternalStore(subscribe, isSessionKept, () => false);
  const [StaffBar, setStaffBar] = useState(staffBar.current);
  const isOnline = useOnline();
  useEffect(() => {
    if (!isKept || !isOnline) return;
    staffBar.load().then(
      (loaded) => setStaffBar(() => loaded),
      (error: unknown) => logError('staff bar: load', error),
    );
  }, [isKept, isOnline]);
  return isKept && <div className={styles.place}>{StaffBar && <StaffBar />}</div>;
}
