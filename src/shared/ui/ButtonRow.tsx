import type { ReactNode } from 'react';
import styles from './ButtonRow.module.css';

/** Buttons beside each other that wrap where there is no room. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
