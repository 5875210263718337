import { useSyncExternalStore } from 'react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { SESSION_EVENT, SESSION_KEY } from '#config/sessionKey.ts';
import { useOnline } from '#shared/hooks/useOnline.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { isSessionKept } from '#state/session/isSessionKept.ts';
import { useLazyPage } from '../useLazyPage.ts';
import { withStaffClient } from '../withStaffClient.ts';
import styles from './StaffBarHost.module.css';

const staffBar = lazyCode(() =>
  withStaffClient(async () => (await import('./StaffBar.tsx')).StaffBar),
);

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
 * Renders the staff bar only if a session is stored, so that shoppers do not load its code. Its
 * height is reserved before the code has loaded; in a document, by the script of its head.
 */
export function StaffBarHost() {
  const isKept = useSyncExternalStore(subscribe, isSessionKept, () => false);
  const isOnline = useOnline();
  // Mounted again when the connection returns, so that failed code is requested again.
  const isAskedFor = isKept && (isOnline || staffBar.current() !== null);
  return (
    <div className={styles.place} data-kept={isKept || undefined}>
      {isAskedFor && <StaffBarOutlet />}
    </div>
  );
}
