import { foldText } from '../text/foldText.ts';
import { readTypedNumber } from '../text/typedNumber.ts';
import { type AxisNames, ONE_COLUMN } from './gridNames.ts';

/** Words that people write in the corner of a table. */
const CORNER = /^$|^(?:color|colour|talla|size)/;

/** True if a cell can only be a name. */
function isLabel(cell: string): boolean {
  return !/^[-–—]?$/.test(cell) && readTypedNumber(cell) === null;
}

function namesAll(cells: readonly string[], axis: AxisNames): boolean {
  return (
    cells.length === axis.names.length && cells.every((cell, index) => axis.find(cell) === index)
  );
}

/** True if a name is among the cells, and fewer of them are quantities than names. */
function isMostlyNames(cells: readonly string[], axis: AxisNames): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const names = filled.filter((cell) => isLabel(cell) || axis.find(cell) >= 0);
  const isFound = filled.some((cell) => isLabel(cell) && axis.find(cell) >= 0);
  return isFound && names.length > filled.length / 2;
}

/**
 * True if a row or column has the names of an axis. Sizes may be numbers, which look like
 * quantities: they are names only if all sizes are there, in order.
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
 * True if a row or column has the names of an axis, given that the other axis has its names. Its first cell, the
 * corner, is no name of the other axis; a text follows that is no number, or a word for the corner and only names.
 */
function isBesideHeader(cells: readonly string[], axis: AxisNames, other: AxisNames): boolean {
  const [corner = '', ...rest] = cells;
  if (other.find(corner) >= 0) return false;
  const isNamed = rest.every((cell) => cell === '' || axis.find(cell) >= 0);
  return rest.some(isLabel) || (CORNER.test(foldText(corner)) && isNamed);
}

function layout(rows: readonly (readonly string[])[], across: AxisNames, down: AxisNames) {
  const top = rows[0] ?? [];
  const left = rows.map((row) => row[0] ?? '');
  // A table has more than its names.
  const canTop = rows.length > 1;
  const canLeft = rows.some((row) => row.length > 1);
  const isTop = canTop && isHeader(top, across);
  const isLeft = canLeft && isHeader(left, down);
  return {
    /** True if the first row has names; `hasLeft`: the first column has them. */
    hasTop: isTop || (isLeft && canTop && isBesideHeader(top, across, down)),
    hasLeft: isLeft || (isTop && canLeft && isBesideHeader(left, down, across)),
  };
}

/** How the table is written; `isTransposed`: sizes down, colours across. */
export function findLayout(
  rows: readonly (readonly string[])[],
  colors: AxisNames,
  tallas: AxisNames,
) {
  const isPairs = rows.every(({ length }, index) => length === 2 || (index > 0 && length === 1));
  if (tallas === ONE_COLUMN && isPairs) {
    // A code and its value in each row. Codes may be numbers, which look like quantities.
    const [code = '', value = ''] = rows[0] ?? [];
    const hasTop = rows.length > 1 && colors.find(code) < 0 && isLabel(value);
    return { isTransposed: false, hasTop, hasLeft: true };
  }
  const straight = layout(rows, tallas, colors);
  const turned = layout(rows, colors, tallas);
  const score = ({ hasTop, hasLeft }: typeof straight) => Number(hasTop) + Number(hasLeft);
  return score(turned) > score(straight)
    ? { ...turned, isTransposed: true }
    : { ...straight, isTransposed: false };
}
