import type { ReactNode } from 'react';
import styles from './IconLink.module.css';

/** A link of a row with an icon, which `rowClick` follows; `label` names it, and is its tooltip. */
export function IconLink({ label, icon, to }: { label: string; icon: ReactNode; to: string }) {
  return (
    <a className={styles.link} href={to} aria-label={label} title={label}>
      {icon}
    </a>
  );
}
