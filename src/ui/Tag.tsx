import type { ReactNode } from 'react';
import styles from './Tag.module.css';

type Props = { tone: 'danger' | 'warning' | 'success' | 'neutral'; children: ReactNode };

export function Tag({ tone, children }: Props) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
