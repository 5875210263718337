import { LogOut, Pencil } from 'lucide-react';
import { matchPath, useLocation } from 'react-router-dom';
import { STAFF_ROUTE } from '#config/paths.ts';
import { staffPaths } from '#config/staffPaths.ts';
import { t } from '#i18n/es/staff/staffBar.ts';
import { useSession } from '#state/session/sessionStore.ts';
import { Link } from '#ui/action/Link.tsx';
import { classNames } from '#ui/classNames.ts';
import { ScreenLinks, StaffShell } from './StaffShell.tsx';
import { useSignOut } from './useSignOut.ts';
import styles from './StaffBar.module.css';

/** The staff bar, on pages of the back-office and of the store. @see docs/rules.md#staff-bar */
export function StaffBar() {
  const { pathname } = useLocation();
  return STAFF_ROUTE.test(pathname) ? <StaffShell /> : <StoreStaffBar />;
}

/** The bar on a page of the store: links to the back-office, and sign-out. */
function StoreStaffBar() {
  const { user, isKnown } = useSession();
  const signOut = useSignOut();
  const { pathname } = useLocation();
  const { id = '' } = matchPath('/product/:id', pathname)?.params ?? {};
  if (!isKnown) return null;
  return (
    <div className={classNames(styles.bar, styles.ofStore)} lang="es">
      {user && <ScreenLinks />}
      <section className={styles.whoIsIn} aria-label={t('account')}>
        {user && /^\d+$/.test(id) && (
          <Link
            className={classNames(styles.link, styles.act)}
            to={staffPaths.subfamilia(Number(id))}
            title={t('edit')}
            aria-label={t('edit')}
          >
            <Pencil aria-hidden="true" />
            <span>{t('edit')}</span>
          </Link>
        )}
        <span className={styles.email}>{user?.email ?? t('unconfirmed')}</span>
        <button
          type="button"
          className={classNames(styles.link, styles.act)}
          title={t('signOut')}
          aria-label={t('signOut')}
          onClick={() => void signOut()}
        >
          <LogOut aria-hidden="true" />
          <span>{t('signOut')}</span>
        </button>
      </section>
    </div>
  );
}
