import { memo, useId, useRef, type ReactNode } from 'react';
import {
  cellAttribute,
  isInRange,
  nextInOrder,
  placesOf,
  type SheetPlace,
} from '#ui/table/sheetRange.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useSidewaysEdges } from '../table/useSidewaysEdges.ts';
import { useSheetKeys, type SheetKeys } from './useSheetKeys.ts';
import styles from './Sheet.module.css';

/** A cell that staff can type into. */
export type SheetCell = {
  readonly text: string;
  readonly label: string;
  readonly state?: 'changed' | 'invalid' | 'conflict' | undefined;
  /** Text below the field. */
  readonly note?: string | undefined;
  /** Text that screen readers read with the field instead of the note. */
  readonly spoken?: string | undefined;
};

type SheetRow = {
  readonly key: string;
  readonly header: ReactNode;
  /** A string is the text of a cell without a field. */
  readonly cells: readonly (SheetCell | string)[];
  readonly total?: ReactNode;
};

type SheetColumn = { readonly key: string; readonly header: ReactNode };

type Props = Omit<SheetKeys, 'size' | 'isOpen'> & {
  readonly label: string;
  /** Id of the text that explains the keys. */
  readonly helpId: string;
  readonly corner: ReactNode;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  /** Header of the totals; by default the sheet has none. */
  readonly totalLabel?: string | undefined;
  /** The total of each column, then the total of all cells. */
  readonly totals?: readonly ReactNode[] | undefined;
  readonly inputMode: 'numeric' | 'decimal';
};

/**
 * A table of fields with the keys of a spreadsheet: arrows, ranges, copy, paste and fill. Tab from outside reaches
 * one cell; in a sheet with one column it reaches each field.
 */
export function Sheet({
  label,
  helpId,
  corner,
  columns,
  rows,
  totalLabel,
  totals,
  inputMode,
  ...keys
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useSidewaysEdges(frame);
  const size = { rows: rows.length, columns: columns.length };
  const isOpen = ({ row, column }: SheetPlace) => typeof rows[row]?.cells[column] === 'object';
  const handlers = useSheetKeys({ ...keys, size, isOpen });
  const { anchor } = keys.range;
  const active = isOpen(anchor) ? anchor : nextInOrder({ row: 0, column: -1 }, 1, size, isOpen);
  return (
    <div ref={frame} className={styles.frame}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- keys move between its cells
        role="grid"
        className={styles.sheet}
        aria-label={label}
        aria-describedby={helpId}
        aria-multiselectable="true"
        data-many={placesOf(keys.range).length > 1 ? '' : undefined}
        {...handlers}
      >
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ key, header }) => (
              <th key={key} scope="col" data-align="end">
                {header}
              </th>
            ))}
            {totalLabel && (
              <th scope="col" data-align="end">
                {totalLabel}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, header, cells, total }, row) => (
            <tr key={key}>
              <th scope="row">{header}</th>
              {cells.map((cell, column) =>
                typeof cell === 'string' ? (
                  <td
                    key={columns[column]?.key}
                    className={styles.closed}
                    data-cell={cellAttribute({ row, column })}
                  >
                    {cell}
                  </td>
                ) : (
                  <Cell
                    key={columns[column]?.key}
                    row={row}
                    column={column}
                    {...cell}
                    inputMode={inputMode}
                    // The arrows above an iPhone's keypad skip what Tab skips, so Tab reaches all of one column.
                    isStop={size.columns === 1 || (active?.row === row && active.column === column)}
                    isChosen={isInRange(keys.range, { row, column })}
                  />
                ),
              )}
              {totalLabel && <td className={styles.total}>{total}</td>}
            </tr>
          ))}
        </tbody>
        {totalLabel && (
          <tfoot>
            <tr>
              <th scope="row">{totalLabel}</th>
              {totals?.map((total, column) => (
                <td key={columns[column]?.key ?? 'all'} className={styles.total}>
                  {total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

type CellProps = SheetCell & {
  readonly row: number;
  readonly column: number;
  readonly inputMode: 'numeric' | 'decimal';
  readonly isStop: boolean;
  readonly isChosen: boolean;
};

const Cell = memo(function Cell({
  row,
  column,
  text,
  label,
  state,
  note,
  spoken,
  inputMode,
  isStop,
  isChosen,
}: CellProps) {
  const noteId = useId();
  return (
    <td
      className={styles.cell}
      data-cell={cellAttribute({ row, column })}
      data-state={state}
      aria-selected={isChosen}
    >
      <input
        className={styles.field}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        enterKeyHint="next"
        size={4}
        tabIndex={isStop ? 0 : -1}
        aria-label={label}
        aria-describedby={note === undefined ? undefined : noteId}
        aria-invalid={state === 'invalid' || undefined}
        value={text}
        // The table handles changes, but React wants an `onChange` at each field with a `value`.
        onChange={() => undefined}
      />
      {note !== undefined && (
        <span id={noteId} className={styles.note}>
          <span aria-hidden={spoken !== undefined}>{note}</span>
          {spoken !== undefined && <VisuallyHidden>{spoken}</VisuallyHidden>}
        </span>
      )}
    </td>
  );
});
