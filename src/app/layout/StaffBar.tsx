import { LogOut } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { STAFF_ROUTE } from '#config/paths.ts';
import { t } from '#i18n/es/staff/staffBar.ts';
import { useSidewaysEdges } from '#shared/hooks/useSidewaysEdges.ts';
import { classNames } from '#shared/ui/classNames.ts';
import { Link } from '#shared/ui/action/Link.tsx';
import { useSession } from '#state/session/sessionStore.ts';
import { staffLinks } from '../staffPages.ts';
import styles from './StaffBar.module.css';
import { NewOrders, StaffShell } from './StaffShell.tsx';
import { useSignOut } from './useSignOut.ts';

const screens = staffLinks('es');

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
    <nav className={classNames(styles.bar, styles.ofStore)} aria-label={t('label')} lang="es">
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
    </nav>
  );
}

/** Scrolls the row of an item. `scrollIntoView` would scroll the page as well. */
function scrollToMiddle(item: Element | null): void {
  if (!(item instanceof HTMLElement) || item.offsetParent === null) return;
  const row = item.offsetParent;
  row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}

/** On a narrow phone this row scrolls sideways. */
function ScreenLinks() {
  const row = useRef<HTMLUListElement>(null);
  useSidewaysEdges(row);
  return (
    <ul ref={row} className={styles.row}>
      {screens.map(({ path, name }) => (
        <li key={path}>
          <Link
            className={styles.link}
            to={path}
            onFocus={({ currentTarget: link }) => {
              // By keyboard only: a link that moves under the pointer would not be pressed.
              if (link.matches(':focus-visible')) scrollToMiddle(link.parentElement);
            }}
          >
            <span>{name}</span>
            {path === staffPaths.orders() && <NewOrders />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
