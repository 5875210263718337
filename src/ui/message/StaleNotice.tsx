import type { ReactNode } from 'react';
import { RetryButton } from '../action/RetryButton.tsx';
import styles from './StaleNotice.module.css';

type Props = {
  readonly onRetry: () => void;
  /** True while a retry is in flight. */
  readonly busy?: boolean;
  readonly children: ReactNode;
};

/** One line that says that data on the screen may be old or incomplete, with a button that reads the data again. */
export function StaleNotice({ onRetry, busy, children }: Props) {
  return (
    <output className={styles.notice}>
      <span>{children}</span>
      <RetryButton variant="quiet" busy={busy} onClick={onRetry} />
    </output>
  );
}
