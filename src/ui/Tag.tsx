import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export function Tag({
  tone,
  children,
}: {
  tone: 'danger' | 'warning' | 'success' | 'neutral';
  children: ReactNode;
}) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
