import { LogOut } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { STAFF_ROUTE } from '#config/paths.ts';
import { t } from '#i18n/es/staff/staffBar.ts';
import { classNames } from '#shared/ui/classNames.ts';
import { useSession } from '#state/session/sessionStore.ts';
import styles from './StaffBar.module.css';
import { ScreenLinks, StaffShell } from './StaffShell.tsx';
import { useSignOut } from './useSignOut.ts';

/** The bar of the back-office on its own pages, or on a page of the store. @see docs/rules.md#staff-bar */
export function StaffBar() {
  const { pathname } = useLocation();
  return STAFF_ROUTE.test(pathname) ? <StaffShell /> : <StoreStaffBar />;
}

/** Links to the back-office, and sign-out. */
function StoreStaffBar() {
  const { user, isKnown } = useSession();
  const signOut = useSignOut();
  if (!isKnown) return null;
  return (
    <div className={classNames(styles.bar, styles.ofStore)} lang="es">
      {user && <ScreenLinks />}
      <div className={styles.whoIsIn}>
        <span className={styles.email}>{user?.email ?? t('unconfirmed')}</span>
        <button
          type="button"
          className={classNames(styles.link, styles.signOut)}
          title={t('signOut')}
          aria-label={t('signOut')}
          onClick={() => void signOut()}
        >
          <LogOut aria-hidden="true" />
          <span>{t('signOut')}</span>
        </button>
      </div>
    </div>
  );
}
