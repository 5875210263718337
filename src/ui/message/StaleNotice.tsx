import type { ReactNode } from 'react';
import { RetryButton } from '../action/RetryButton.tsx';
import styles from './StaleNotice.module.css';

type Props = {
  readonly onRetry: () => void;
  /** A retry is in flight. */
  readonly busy?: boolean;
  readonly children: ReactNode;
};

/** Says in one line that the data on the screen may be old or incomplete, with a button to read it again. */
export function StaleNotice({ onRetry, busy, children }: Props) {
  return (
    <output className={styles.notice}>
      <span>{children}</span>
      <RetryButton variant="quiet" busy={busy} onClick={onRetry} />
    </output>
  );
}
