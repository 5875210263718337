import { CircleAlert } from 'lucide-react';
import { Button } from './Button.tsx';
import styles from './State.module.css';
import type { Elements } from './Elements.ts';

export type ErrorStateProps = {
  title: string;
  detail?: string | undefined;
  retryLabel: string;
  onRetry: () => void;
  /** Beside the retry button. */
  actions?: Elements;
};

/** Says what failed, with a retry button. */
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
