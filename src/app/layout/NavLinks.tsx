import { useTranslation } from 'react-i18next';
import { NavLink } from '#shared/ui/Link.tsx';
import { paths } from '#config/paths.ts';
import { classNames } from '#shared/ui/classNames.ts';
import styles from './NavLinks.module.css';

const LINKS = [
  { to: paths.home(), key: 'nav.home' },
  { to: paths.catalogue(), key: 'nav.catalogue' },
  { to: paths.location(), key: 'nav.location' },
  { to: paths.contact(), key: 'nav.contact' },
  { to: paths.about(), key: 'nav.about' },
] as const;

export function NavLinks() {
  const { t } = useTranslation('common');
  return (
    <ul className={styles.list}>
      {LINKS.map(({ to, key }) => (
        <li key={to}>
          <NavLink className={classNames(styles.link)} to={to}>
            {t(key)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
