import type { ReactNode } from 'react';
import styles from './AdminScreen.module.css';
import { StaffOnly } from './StaffOnly.tsx';

/** A screen of the back-office, with its heading and buttons. */
export function AdminScreen({
  title,
  actions,
  hasSignIn,
  children,
}: {
  title: string;
  actions?: ReactNode;
  /** Whether a link leads to the sign-in while nobody is signed in; by default it does. */
  hasSignIn?: boolean;
  children: ReactNode;
}) {
  return (
    <StaffOnly title={title} hasSignIn={hasSignIn}>
      <div className={styles.heading}>
        <h1 className={styles.title}>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </StaffOnly>
  );
}
