import type { ReactNode } from 'react';
import styles from './TableFrame.module.css';

/**
 * A table that scrolls inside its frame, with its first row and first column always in sight.
 * In its cells `data-align="end"` is for numbers, `data-actions` for icon buttons.
 *
 * @param label what the table lists, for screen readers
 * @param isBusy other rows are on their way
 */
export function TableFrame({
  label,
  isBusy = false,
  children,
}: {
  label: string;
  isBusy?: boolean;
  children: ReactNode;
}) {
  return (
    // Scrolled by keyboard only when it takes the focus.
    <section
      className={styles.frame}
      aria-label={label}
      aria-busy={isBusy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area takes the keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
