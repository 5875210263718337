import type { AxisNames } from './gridNames.ts';
import type { CellPlace } from './matrix.ts';
import { findLayout } from './tableLayout.ts';

/** The longest text that can be a table of a grid. */
export const MAX_TABLE_LENGTH = 100_000;
/** Text that leaves a cell as it is. */
export const BLANK = /^[-–—]?$/;
/** Sums of somebody's spreadsheet; the grid has its own. */
const TOTAL = /^totale?s?$/i;

type TableTarget = {
  readonly rows: AxisNames;
  readonly columns: AxisNames;
  /** The cell that the table was pasted into; it counts where the table has no names. */
  readonly start: CellPlace;
};

export type TableCell = {
  readonly text: string;
  /** `null`: beyond the edge of the grid, or in a row or column whose name it does not have. */
  readonly place: CellPlace | null;
  /** The name of its row or column that the grid does not have. */
  readonly stranger: string | undefined;
};

/**
 * The cells of a table in any of the ways people write it, and where they belong in the grid; without
 * blanks and totals.
 *
 * @param table from `splitTable`
 */
export function readTable(
  table: readonly (readonly string[])[],
  { rows, columns, start }: TableTarget,
): TableCell[] {
  const { isTransposed, hasTop, hasLeft } = findLayout(table, rows, columns);
  const [across, down] = isTransposed ? [rows, columns] : [columns, rows];
  const [firstX, firstY] = isTransposed ? [start.row, start.column] : [start.column, start.row];
  return table.slice(hasTop ? 1 : 0).flatMap((cells, below) => {
    const [left = ''] = cells;
    const y = hasLeft ? down.find(left) : firstY + below;
    const values = hasLeft ? cells.slice(1) : cells;
    return values.flatMap((text, beside) => {
      const top = table[0]?.[hasLeft ? beside + 1 : beside] ?? '';
      const x = hasTop ? across.find(top) : firstX + beside;
      // Only a name is not found.
      const strangers = [...(y < 0 ? [left] : []), ...(x < 0 ? [top] : [])];
      if (BLANK.test(text) || strangers.some((name) => TOTAL.test(name))) return [];
      const isInside = strangers.length === 0 && x < across.names.length && y < down.names.length;
      const place = isTransposed ? { row: x, column: y } : { row: y, column: x };
      const stranger = strangers.find((name) => name !== '');
      return [{ text, place: isInside ? place : null, stranger }];
    });
  });
}
