import { LogOut } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { STAFF_SCREENS } from '../../config/staffPaths.ts';
import { staffBar } from '../../i18n/es/staff/staffBar.ts';
import { registerTexts } from '../../i18n/registerTexts.ts';
import { useStaffText } from '../../i18n/useStaffText.ts';
import { classNames } from '../../shared/ui/classNames.ts';
import { useSession } from '../../state/session/useSession.ts';
import styles from './StaffBar.module.css';
import { useSignOut } from './useSignOut.ts';

registerTexts('staffBar', staffBar);

/** The staff's row: the screens of the back-office and the way out. @see spec §2 "Admin navbar" */
export function StaffBar() {
  const t = useStaffText('staffBar');
  const { user, isKnown } = useSession();
  const signOut = useSignOut();
  if (!isKnown) return null;
  return (
    <nav className={styles.bar} aria-label={t('label')} lang="es">
      {user && (
        <ul className={styles.links}>
          {STAFF_SCREENS.map(({ to, key }) => (
            <li key={to}>
              <NavLink className={classNames(styles.link)} to={to}>
                {t(key)}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.account}>
        <span className={styles.user}>{user?.email ?? t('unconfirmed')}</span>
        <button type="button" className={styles.signOut} onClick={() => void signOut()}>
          <LogOut aria-hidden="true" />
          {t('signOut')}
        </button>
      </div>
    </nav>
  );
}
