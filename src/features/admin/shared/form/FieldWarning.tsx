import type { ReactNode } from 'react';
import styles from './FieldWarning.module.css';

/** Always rendered, because screen readers announce only changes of what is there. */
export function FieldWarning({ children }: { children: ReactNode }) {
  return <output className={styles.warning}>{children}</output>;
}
