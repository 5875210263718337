import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './State.module.css';

/** Props of {@link ErrorState}. */
export type ErrorStateProps = {
  title: string;
  detail?: string | undefined;
  retryLabel: string;
  onRetry: () => void;
  /** Other ways on, beside the retry. */
  actions?: ReactNode;
};

/** What stands where something could not be shown: what failed, and a way to try again. */
export function ErrorState({ title, detail, retryLabel, onRetry, actions }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} aria-hidden="true">
        <CircleAlert />
      </span>
      <p className={styles.title}>{title}</p>
      {detail && <p className={styles.text}>{detail}</p>}
      <div className={styles.actions}>
        <Button onClick={onRetry}>{retryLabel}</Button>
        {actions}
      </div>
    </div>
  );
}
