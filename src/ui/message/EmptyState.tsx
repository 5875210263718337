import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './State.module.css';

export type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
  role?: 'alert';
};

/** Says why there is nothing to show, and what to do next. */
export function EmptyState({ icon, title, children, actions, className, role }: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, className)} role={role}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
