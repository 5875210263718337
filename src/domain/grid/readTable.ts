import type { AxisNames } from './gridNames.ts';
import type { CellPlace } from './matrix.ts';
import { findLayout } from './tableLayout.ts';

/** The grid that a table is read for. */
export type TableTarget = {
  /** The names of its rows and columns. */
  readonly rows: AxisNames;
  readonly columns: AxisNames;
  /** The cell that the table was pasted into; it counts where the table has no names. */
  readonly start: CellPlace;
};

export type TableCell = {
  readonly text: string;
  /** `null`: beyond the edge of the grid, or in a row or column whose name it does not have. */
  readonly place: CellPlace | null;
  /** The names of its row and column that the grid does not have. */
  readonly strangers: readonly string[];
};

/** Place of a row or column of the table, or its name that the grid does not have. */
type Position = { readonly index: number; readonly stranger: string | null };

function isInside({ index, stranger }: Position, size: number): boolean {
  return stranger === null && index < size;
}

/**
 * The cells of a table in any of the ways people write it, and where they belong in the grid.
 *
 * @param rows from `splitTable`
 */
export function readTable(
  rows: readonly (readonly string[])[],
  { rows: names, columns, start }: TableTarget,
): TableCell[] {
  const { isTransposed, hasTop, hasLeft } = findLayout(rows, names, columns);
  const [across, down] = isTransposed ? [names, columns] : [columns, names];
  const first = isTransposed
    ? { across: start.row, down: start.column }
    : { across: start.column, down: start.row };
  const top = rows[0] ?? [];
  const topRows = hasTop ? 1 : 0;
  const leftColumns = hasLeft ? 1 : 0;

  function positionAcross(column: number): Position {
    if (!hasTop) return { index: first.across + column - leftColumns, stranger: null };
    const name = top[column] ?? '';
    const index = across.find(name);
    return { index, stranger: index < 0 ? name : null };
  }

  function positionDown(cells: readonly string[], row: number): Position {
    if (!hasLeft) return { index: first.down + row - topRows, stranger: null };
    const name = cells[0] ?? '';
    const index = down.find(name);
    return { index, stranger: index < 0 ? name : null };
  }

  return rows.slice(topRows).flatMap((cells, rowsBelow) => {
    const y = positionDown(cells, rowsBelow + topRows);
    return cells.slice(leftColumns).map((cell, columnsBeside): TableCell => {
      const x = positionAcross(columnsBeside + leftColumns);
      const isKnown = isInside(x, across.names.length) && isInside(y, down.names.length);
      const place = isTransposed
        ? { row: x.index, column: y.index }
        : { row: y.index, column: x.index };
      return {
        text: cell,
        place: isKnown ? place : null,
        strangers: [y.stranger, x.stranger].filter((name) => name !== null),
      };
    });
  });
}
