import { Ellipsis } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStaffText } from '#i18n/useStaffText.ts';
import { shownEntry } from '#shared/lib/popupPlace.ts';
import { isAddedForPopup } from '#shared/lib/popupState.ts';
import { Menu } from '#shared/ui/Menu.tsx';
import styles from './AdminScreen.module.css';
import { StaffOnly } from './StaffOnly.tsx';
import type { Elements } from '#shared/ui/Elements.ts';

type Props = {
  title: string;
  /** The button of what is mostly done here. */
  action?: Elements;
  /** Further buttons, in a menu up to 700 px wide so that the list starts higher. */
  moreActions?: Elements;
  /** They are so many that they are in the menu on every screen. */
  hasManyActions?: boolean;
  /** Whether a link leads to the sign-in while nobody is signed in; by default it does. */
  hasSignIn?: boolean;
  children: Elements;
};

/**
 * Keeps what the screen wrote into its address while a popup was open, such as filters: the history
 * entry below the popup's own still has the address from before.
 */
function useKeptSearch(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const popupEntry = useRef<{ pathname: string; search: string; index: number | null }>(null);
  useEffect(() => {
    const { index } = shownEntry();
    const left = popupEntry.current;
    popupEntry.current = isAddedForPopup(state) ? { pathname, search, index } : null;
    if (left === null || left.index === null || index !== left.index - 1) return;
    if (left.pathname === pathname && left.search !== search) {
      void navigate({ search: left.search, hash }, { replace: true, state });
    }
  }, [pathname, search, hash, state, navigate]);
}

/** A screen of the back-office, with its heading and buttons. */
export function AdminScreen({
  title,
  action,
  moreActions,
  hasManyActions = false,
  hasSignIn,
  children,
}: Props) {
  useKeptSearch();
  return (
    <StaffOnly title={title} hasSignIn={hasSignIn}>
      <div className={styles.heading}>
        <h1 className={styles.title}>{title}</h1>
        {moreActions && <MoreActions isMenu={hasManyActions}>{moreActions}</MoreActions>}
        {action}
      </div>
      {children}
    </StaffOnly>
  );
}

function MoreActions({ isMenu, children }: { isMenu: boolean; children: Elements }) {
  const t = useStaffText('backOffice');
  return (
    <Menu
      label={t('actions.more')}
      icon={<Ellipsis aria-hidden="true" />}
      inlineFrom={isMenu ? undefined : 'tablet'}
    >
      {children}
    </Menu>
  );
}
