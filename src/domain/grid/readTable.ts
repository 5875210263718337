import { cleanText } from '../text/cleanText.ts';
import { foldText } from '../text/foldText.ts';
import { splitCells } from '../text/splitCells.ts';
import { readTypedNumber, readWholeUnits } from '../text/typedNumber.ts';
import { type AxisNames, ONE_COLUMN } from './gridNames.ts';
import type { CellPlace } from './matrix.ts';

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

/** Matches the first cell of a table that has headers: it is empty, or a word for colour or size. */
const CORNER = /^$|^(?:color|colour|talla|size)/;

/** True if a cell is a text: neither blank nor a dash nor a number. */
function isLabel(cell: string): boolean {
  return !BLANK.test(cell) && readTypedNumber(cell) === null;
}

function namesAll(cells: readonly string[], axis: AxisNames): boolean {
  return (
    cells.length === axis.names.length && cells.every((cell, index) => axis.find(cell) === index)
  );
}

/** True if a text among the cells is a name of the axis, and more than half of the filled cells are texts or names. */
function isMostlyNames(cells: readonly string[], axis: AxisNames): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const names = filled.filter((cell) => isLabel(cell) || axis.find(cell) >= 0);
  const isFound = filled.some((cell) => isLabel(cell) && axis.find(cell) >= 0);
  return isFound && names.length > filled.length / 2;
}

/**
 * True if the cells of a row or column are the names of an axis. Numbers may be sizes or quantities: they count as
 * sizes only if all sizes are there, in order.
 */
function isHeader(cells: readonly string[], axis: AxisNames): boolean {
  const [corner = '', ...rest] = cells;
  return (
    isMostlyNames(cells, axis) ||
    namesAll(cells, axis) ||
    ((corner === '' || isLabel(corner)) && namesAll(rest, axis))
  );
}

/**
 * True if a row or column is the header of an axis, for a table whose other header is known. The first cell must not be
 * a name of the other axis. A text must stand behind it, or it is a word for the corner and only names follow.
 */
function isBesideHeader(cells: readonly string[], axis: AxisNames, other: AxisNames): boolean {
  const [corner = '', ...rest] = cells;
  if (other.find(corner) >= 0) return false;
  const isNamed = rest.every((cell) => cell === '' || axis.find(cell) >= 0);
  return rest.some(isLabel) || (CORNER.test(foldText(corner)) && isNamed);
}

function findHeaders(rows: readonly (readonly string[])[], across: AxisNames, down: AxisNames) {
  const top = rows[0] ?? [];
  const left = rows.map((row) => row[0] ?? '');
  // A header needs cells below or beside it: a single row or column has none.
  const canTop = rows.length > 1;
  const canLeft = rows.some((row) => row.length > 1);
  const isTop = canTop && isHeader(top, across);
  const isLeft = canLeft && isHeader(left, down);
  return {
    /** True if the first row is a header; `hasLeft`: the first column is one. */
    hasTop: isTop || (isLeft && canTop && isBesideHeader(top, across, down)),
    hasLeft: isLeft || (isTop && canLeft && isBesideHeader(left, down, across)),
  };
}

/** Finds the headers of a pasted table. `isTransposed`: its rows are sizes, and its columns colours. */
function findLayout(rows: readonly (readonly string[])[], colors: AxisNames, tallas: AxisNames) {
  const isPairs = rows.every(({ length }, index) => length === 2 || (index > 0 && length === 1));
  if (tallas === ONE_COLUMN && isPairs) {
    // Each row is a code and its value. Codes may be numbers, so the first column counts as codes without a check.
    const [code = '', value = ''] = rows[0] ?? [];
    const hasTop = rows.length > 1 && colors.find(code) < 0 && isLabel(value);
    return { isTransposed: false, hasTop, hasLeft: true };
  }
  const asWritten = findHeaders(rows, tallas, colors);
  const transposed = findHeaders(rows, colors, tallas);
  const score = ({ hasTop, hasLeft }: typeof asWritten) => Number(hasTop) + Number(hasLeft);
  return score(transposed) > score(asWritten)
    ? { ...transposed, isTransposed: true }
    : { ...asWritten, isTransposed: false };
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
