import { useRef, type ReactNode } from 'react';
import { useSidewaysEdges } from '#shared/hooks/useSidewaysEdges.ts';
import styles from './TableFrame.module.css';

/**
 * A table that scrolls inside its frame, with its first row and first column always in sight, and
 * a shadow at the edge that more of it lies beyond. In its cells `data-align="end"` is for numbers,
 * `data-actions` for the last column, of icon buttons, which stays in sight as well.
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
  const frame = useRef<HTMLElement>(null);
  useSidewaysEdges(frame);
  return (
    // Scrolled by keyboard only when it takes the focus.
    <section
      ref={frame}
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
