import { useRef, type CSSProperties, type ReactNode } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { StuckHead } from './StuckHead.tsx';
import { useSidewaysEdges } from './useSidewaysEdges.ts';
import styles from './StaffTable.module.css';

const SKELETON_ROWS = Array.from({ length: 12 }, (_, row) => row);
const PLACEHOLDER = <span />;

type StaffColumn = {
  readonly key: string;
  readonly label: ReactNode;
  readonly isNumber?: boolean;
  readonly isActions?: boolean;
  /** A phone hides the column (cells with `data-wide`); its texts are in `data-narrow` below the name of the row. */
  readonly isWide?: boolean;
  readonly className?: string | undefined;
  readonly sort?: 'ascending' | 'descending' | null;
  /** If every column has this width, the layout does not depend on the rows. */
  readonly widthRem?: number;
  /** The column grows: elastic columns share the space that the widths leave. */
  readonly isElastic?: boolean;
};

function columnStyle({ widthRem, isElastic }: StaffColumn): CSSProperties | undefined {
  return widthRem === undefined || isElastic ? undefined : { inlineSize: `${widthRem}rem` };
}

type Props = {
  label: string;
  columns: readonly StaffColumn[];
  /** `tr` elements: first cell with `data-start`, numbers with `data-align="end"`. `undefined` while they load. */
  rows: ReactNode;
  loadingText: string;
  isBusy?: boolean;
};

/**
 * A table that scrolls with the page: its head stays in sight below the bar of the page. If the table is wider than the
 * screen, it scrolls sideways: first column and actions stay in sight, and a shadow marks an edge that hides columns.
 */
export function StaffTable({ label, columns, rows, loadingText, isBusy = false }: Props) {
  const frame = useRef<HTMLElement>(null);
  useSidewaysEdges(frame);
  // NaN if a column has no `widthRem`.
  const tableRem = columns.reduce((sum, { widthRem = Number.NaN }) => sum + widthRem, 0);
  const isLoading = rows === undefined;
  const headCells = (widths?: readonly number[]) =>
    columns.map((column, index) => (
      <th
        key={column.key}
        scope="col"
        className={column.className}
        aria-sort={column.sort ?? undefined}
        data-align={column.isNumber ? 'end' : undefined}
        data-start={index === 0 ? '' : undefined}
        data-actions={column.isActions ? '' : undefined}
        data-wide={column.isWide ? '' : undefined}
        style={widths ? { inlineSize: widths[index] } : columnStyle(column)}
      >
        {column.label}
      </th>
    ));
  return (
    <div className={styles.place}>
      <StuckHead key={columns.map(({ key }) => key).join()} frame={frame} renderCells={headCells} />
      <section
        ref={frame}
        className={styles.frame}
        data-sideways=""
        aria-label={label}
        aria-busy={isBusy || isLoading}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only a focused area scrolls by keyboard
        tabIndex={0}
      >
        {isLoading && <VisuallyHidden as="output">{loadingText}</VisuallyHidden>}
        <table
          className={styles.table}
          // The table is never narrower than its columns.
          style={tableRem ? { tableLayout: 'fixed', minInlineSize: `${tableRem}rem` } : undefined}
          aria-hidden={isLoading || undefined}
        >
          <thead>
            <tr>{headCells()}</tr>
          </thead>
          <tbody className={isLoading ? styles.waiting : undefined}>
            {isLoading
              ? SKELETON_ROWS.map((row) => (
                  <tr key={row}>
                    <td colSpan={columns.length}>{PLACEHOLDER}</td>
                  </tr>
                ))
              : rows}
          </tbody>
        </table>
      </section>
    </div>
  );
}
