import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/ui/Link.tsx';
import { paths } from '#config/paths.ts';
import { BrandContext } from '#shared/ui/brand.ts';
import styles from './HomeLink.module.css';

/** The logo; narrow screens show its mark alone. */
export function HomeLink() {
  const { t } = useTranslation('common');
  const brand = use(BrandContext);
  return (
    <Link className={styles.link} to={paths.home()} aria-label={t('nav.toHome', { brand })}>
      <img className={styles.logo} src="/logo.svg" alt="" width={256} height={44} />
      <img className={styles.mark} src="/logo-mark.svg" alt="" width={40} height={40} />
    </Link>
  );
}
