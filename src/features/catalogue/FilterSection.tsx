import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './FamiliaFilter.module.css';

/** The choices of one filter, which can be collapsed. */
export function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.group} open>
      <summary className={styles.heading}>
        <span>{title}</span>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
