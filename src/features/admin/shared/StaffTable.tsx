import { useRef, type ReactNode } from 'react';
import { useSidewaysEdges } from '#shared/hooks/useSidewaysEdges.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './StaffTable.module.css';

const SKELETON_ROWS = Array.from({ length: 12 }, (_, row) => row);

/** A column of a {@link StaffTable}. */
type StaffColumn = {
  readonly key: string;
  readonly label: ReactNode;
  readonly isNumber?: boolean;
  /** Its cells are `data-actions`: icon buttons, which stay in sight. */
  readonly isActions?: boolean;
  readonly className?: string | undefined;
};

type Props<Row> = {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly StaffColumn[];
  /** `undefined`: they load. */
  rows: readonly Row[] | undefined;
  /** The `tr` of a row; `data-align="end"` is for numbers. */
  renderRow: (row: Row, index: number) => ReactNode;
  /** Says that the rows load. */
  loadingText: string;
  /** Other rows are in flight. */
  isBusy?: boolean;
};

/**
 * A table that scrolls inside its frame, with its first row and first column always in sight, and
 * a shadow at the edge that more of it lies beyond. While its rows load it is as large as it will be.
 */
export function StaffTable<Row>({
  label,
  columns,
  rows,
  renderRow,
  loadingText,
  isBusy = false,
}: Props<Row>) {
  const frame = useRef<HTMLElement>(null);
  useSidewaysEdges(frame);
  const isLoading = rows === undefined;
  return (
    // Scrolled by keyboard only when it takes the focus.
    <section
      ref={frame}
      className={styles.frame}
      aria-label={label}
      aria-busy={isBusy || isLoading}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area takes the keyboard
      tabIndex={0}
    >
      {isLoading && (
        <output>
          <VisuallyHidden>{loadingText}</VisuallyHidden>
        </output>
      )}
      <table aria-hidden={isLoading || undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={column.className}
                data-align={column.isNumber ? 'end' : undefined}
                data-actions={column.isActions ? '' : undefined}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading
            ? SKELETON_ROWS.map((row) => (
                <tr key={row}>
                  {columns.map(({ key, isActions }) => (
                    <td key={key} data-actions={isActions ? '' : undefined}>
                      <Skeleton />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map(renderRow)}
        </tbody>
      </table>
    </section>
  );
}
