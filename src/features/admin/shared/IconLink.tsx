import type { ReactNode } from 'react';
import { Link } from '#shared/ui/Link.tsx';
import styles from './IconLink.module.css';

/** A link of a row with an icon; `label` names it for screen readers and as a tooltip. */
export function IconLink({ label, icon, to }: { label: string; icon: ReactNode; to: string }) {
  return (
    <Link className={styles.link} to={to} aria-label={label} title={label}>
      {icon}
    </Link>
  );
}
