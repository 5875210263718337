import type { ReactNode } from 'react';
import styles from './FieldWarning.module.css';

/**
 * What is probably wrong in a field; it may be saved all the same. The element is always rendered,
 * because screen readers announce only changes of what is there.
 */
export function FieldWarning({ children }: { children: ReactNode }) {
  return <output className={styles.warning}>{children}</output>;
}
