import { cleanText } from '../text/cleanText.ts';
import { splitCells } from '../text/splitCells.ts';
import { readWholeUnits } from '../text/typedNumber.ts';
import type { AxisNames } from './gridNames.ts';
import type { CellPlace } from './matrix.ts';
import { findLayout } from './tableLayout.ts';

/** A pasted text that changes no cell: empty, or a dash. */
export const BLANK = /^[-–—]?$/;
/** Heading of a row or column of sums. These are skipped: the grid has its own sums. */
const TOTAL = /^totale?s?$/i;

/** Reads the units of a cell. `undefined`: blank or a dash, which change nothing; `null`: no whole number from 0 on. */
export function readCellUnits(text: string): number | null | undefined {
  return BLANK.test(text.trim()) ? undefined : readWholeUnits(text);
}

/** An empty line, digits, or a number with commas between thousands, such as '1,200'. */
const GROUPED_NUMBER = /^(?:\d*|\d{1,3}(?:,\d{3})+)$/;

const isFilled = (row: readonly string[]) => row.some((cell) => cell !== '');

/**
 * Splits a pasted text into rows of cells, without blank rows at the start and the end. Rows may have different
 * lengths.
 *
 * @param isCommaPlain `true`: a comma is part of a number, and never separates cells
 */
export function splitTable(pasted: string, isCommaPlain = false): string[][] {
  const text = cleanText(pasted);
  const lines = text.split(/\r\n?|\n/);
  const isColumn = isCommaPlain || lines.every((line) => GROUPED_NUMBER.test(line.trim()));
  // A tab wins over other separators, because spreadsheets copy cells with tabs.
  const separator = ['\t', ';'].find((sign) => text.includes(sign)) ?? (isColumn ? '\t' : ',');
  const rows = splitCells(text, separator).map((row) => row.map((cell) => cell.text));
  const first = rows.findIndex(isFilled);
  return first < 0 ? [] : rows.slice(first, rows.findLastIndex(isFilled) + 1);
}

type TableTarget = {
  readonly rows: AxisNames;
  readonly columns: AxisNames;
  /** Cell that the table was pasted into: rows or columns without a header begin there. */
  readonly start: CellPlace;
};

export type TableCell = {
  readonly text: string;
  /** Where the text belongs; `null`: beyond the edge of the grid, or under a name that the grid does not have. */
  readonly place: CellPlace | null;
  /** Name of the row or column in the table, if the grid does not have it. */
  readonly unknownHeader: string | undefined;
};

/**
 * Finds where each cell of a table belongs in the grid; the table may be written in any of the usual ways. Skips blank
 * cells and sums.
 *
 * @param table from {@link splitTable}
 */
export function readTable(
  table: readonly (readonly string[])[],
  { rows, columns, start }: TableTarget,
): TableCell[] {
  const { isTransposed, hasTop, hasLeft } = findLayout(table, rows, columns);
  const [across, down] = isTransposed ? [rows, columns] : [columns, rows];
  const [firstX, firstY] = isTransposed ? [start.row, start.column] : [start.column, start.row];
  const tops = hasTop ? table[0]?.map(across.find) : undefined;
  return table.slice(hasTop ? 1 : 0).flatMap((cells, below) => {
    const [left = ''] = cells;
    const y = hasLeft ? down.find(left) : firstY + below;
    const values = hasLeft ? cells.slice(1) : cells;
    return values.flatMap((text, beside) => {
      const column = hasLeft ? beside + 1 : beside;
      const top = table[0]?.[column] ?? '';
      const x = tops ? (tops[column] ?? -1) : firstX + beside;
      // An index below 0: the grid does not have the name.
      const unknownHeaders = [...(y < 0 ? [left] : []), ...(x < 0 ? [top] : [])];
      if (BLANK.test(text) || unknownHeaders.some((name) => TOTAL.test(name))) return [];
      const isInside =
        unknownHeaders.length === 0 && x < across.names.length && y < down.names.length;
      const place = isTransposed ? { row: x, column: y } : { row: y, column: x };
      const unknownHeader = unknownHeaders.find((name) => name !== '');
      return [{ text, place: isInside ? place : null, unknownHeader }];
    });
  });
}
