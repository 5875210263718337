import type { ReactNode } from 'react';
import styles from './Price.module.css';

export function Price({ children, size = 'md' }: { children: ReactNode; size?: 'md' | 'lg' }) {
  return (
    <span className={styles.price} data-size={size}>
      {children}
    </span>
  );
}
