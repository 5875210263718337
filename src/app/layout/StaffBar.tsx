import { LogOut } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { NavLink } from '#shared/ui/Link.tsx';
import { staffBar } from '#i18n/es/staff/staffBar.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useSidewaysEdges } from '#shared/hooks/useSidewaysEdges.ts';
import { classNames } from '#shared/ui/classNames.ts';
import { useSession } from '#state/session/useSession.ts';
import { staffLinks } from '../staffPages.ts';
import styles from './StaffBar.module.css';
import { useSignOut } from './useSignOut.ts';

registerTexts('staffBar', staffBar);

const screens = staffLinks('es');

/** Links to the back-office, and sign-out. @see docs/rules.md#sign-in */
export function StaffBar() {
  const t = useStaffText('staffBar');
  const { user, isKnown } = useSession();
  const signOut = useSignOut();
  if (!isKnown) return null;
  return (
    <nav className={styles.bar} aria-label={t('label')} lang="es">
      {user && <ScreenLinks />}
      <div className={styles.account}>
        <span className={styles.user}>{user?.email ?? t('unconfirmed')}</span>
        <button
          type="button"
          className={styles.signOut}
          title={t('signOut')}
          onClick={() => void signOut()}
        >
          <LogOut aria-hidden="true" />
          <span className={styles.signOutText}>{t('signOut')}</span>
        </button>
      </div>
    </nav>
  );
}

/** Scrolls the row of an item. `scrollIntoView` would scroll the page as well. */
function scrollToMiddle(item: Element | null | undefined): void {
  if (!(item instanceof HTMLElement) || item.offsetParent === null) return;
  const row = item.offsetParent;
  row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}

/** On a narrow phone this row scrolls sideways, to the link of the current screen. */
function ScreenLinks() {
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  useSidewaysEdges(row);

  useLayoutEffect(() => {
    const open = screens.findIndex(({ path }) => pathname.startsWith(path));
    scrollToMiddle(row.current?.children[open]);
  }, [pathname]);

  return (
    <ul ref={row} className={styles.links}>
      {screens.map(({ path, name }) => (
        <li key={path}>
          <NavLink
            className={classNames(styles.link)}
            to={path}
            onFocus={({ currentTarget: link }) => {
              // By keyboard only: a link that moves under the pointer would not be pressed.
              if (link.matches(':focus-visible')) scrollToMiddle(link.parentElement);
            }}
          >
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
