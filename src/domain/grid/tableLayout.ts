import { foldText } from '../text/foldText.ts';
import { readTypedNumber } from '../text/typedNumber.ts';
import { type AxisNames, ONE_COLUMN } from './gridNames.ts';

/** Matches the first cell of a table that has headers: it is empty, or a word for colour or size. */
const CORNER = /^$|^(?:color|colour|talla|size)/;

/** True if a cell is a text: neither blank nor a dash nor a number. */
function isLabel(cell: string): boolean {
  return !/^[-–—]?$/.test(cell) && readTypedNumber(cell) === null;
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
export function findLayout(
  rows: readonly (readonly string[])[],
  colors: AxisNames,
  tallas: AxisNames,
) {
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
