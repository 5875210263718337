import { Ellipsis } from 'lucide-react';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Menu } from '#shared/ui/Menu.tsx';
import styles from './AdminScreen.module.css';
import { LazyBulkNotice } from './bulk/LazyBulkNotice.tsx';
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

/** A screen of the back-office, with its heading and buttons. */
export function AdminScreen({
  title,
  action,
  moreActions,
  hasManyActions = false,
  hasSignIn,
  children,
}: Props) {
  return (
    <StaffOnly title={title} hasSignIn={hasSignIn}>
      <div className={styles.heading}>
        <h1 className={styles.title}>{title}</h1>
        {moreActions && <MoreActions isMenu={hasManyActions}>{moreActions}</MoreActions>}
        {action}
      </div>
      <LazyBulkNotice />
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
