import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import styles from './StaleNotice.module.css';

type Props = {
  readonly retryLabel: string;
  readonly onRetry: () => void;
  /** It is read again now. */
  readonly busy?: boolean;
  readonly children: ReactNode;
};

/** Says in one line that what is shown may be old or incomplete, with a button to read it again. */
export function StaleNotice({ retryLabel, onRetry, busy, children }: Props) {
  return (
    <output className={styles.notice}>
      <span>{children}</span>
      <Button variant="quiet" busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </output>
  );
}
