/** Position of a cell in a sheet; row and column count from 0. */
export type SheetPlace = { readonly row: number; readonly column: number };

/** Chosen cells: a rectangle from the active cell to the cell that it was extended to. */
export type SheetRange = { readonly anchor: SheetPlace; readonly head: SheetPlace };

export type SheetSize = { readonly rows: number; readonly columns: number };

/** A step of one row or one column. */
export type SheetStep = readonly [rows: number, columns: number];

/** A text that a fill copies from one cell to another. */
export type SheetCopy = { readonly from: SheetPlace; readonly to: SheetPlace };

/**
 * A fill `down` copies the first row of the range, `right` its first column, `all` its active cell (or the
 * first open cell, if the active cell is closed).
 */
export type FillKind = 'down' | 'right' | 'all';

const STEPS: Readonly<Record<string, SheetStep>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};

/** Returns the step by which a key moves the active cell; `null`: none. Enter moves down, Shift+Enter up. */
export function stepOf(key: string, isShift: boolean): SheetStep | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  return key === 'Enter' && isShift ? [-1, 0] : step;
}

/** Returns the first and last row and column of a range. */
export function boundsOf({ anchor, head }: SheetRange) {
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
  };
}

export function isInRange(range: SheetRange, { row, column }: SheetPlace): boolean {
  const { top, bottom, left, right } = boundsOf(range);
  return row >= top && row <= bottom && column >= left && column <= right;
}

/** Lists the cells of a range, row by row. */
export function placesOf(range: SheetRange): SheetPlace[] {
  const { top, bottom, left, right } = boundsOf(range);
  const places: SheetPlace[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) places.push({ row, column });
  }
  return places;
}

export function isInSheet({ row, column }: SheetPlace, { rows, columns }: SheetSize): boolean {
  return row >= 0 && column >= 0 && row < rows && column < columns;
}

/** Finds the nearest open cell in a direction, which takes the focus; `null`: there is none. */
export function nextOpen(
  { row, column }: SheetPlace,
  [rows, columns]: SheetStep,
  size: SheetSize,
  isOpen: (place: SheetPlace) => boolean,
): SheetPlace | null {
  if (rows === 0 && columns === 0) return null;
  let place = { row: row + rows, column: column + columns };
  while (isInSheet(place, size)) {
    if (isOpen(place)) return place;
    place = { row: place.row + rows, column: place.column + columns };
  }
  return null;
}

/** Finds the next or previous open cell in reading order; `null`: there is none. */
export function nextInOrder(
  { row, column }: SheetPlace,
  by: 1 | -1,
  { rows, columns }: SheetSize,
  isOpen: (place: SheetPlace) => boolean,
): SheetPlace | null {
  for (let at = row * columns + column + by; at >= 0 && at < rows * columns; at += by) {
    const place = { row: Math.floor(at / columns), column: at % columns };
    if (isOpen(place)) return place;
  }
  return null;
}

/**
 * Lists the copies of a fill between open cells. Like spreadsheets, `down` in a range of one row copies the row
 * above, and `right` in a range of one column copies the column before it.
 */
export function fillCopies(
  range: SheetRange,
  kind: FillKind,
  isOpen: (place: SheetPlace) => boolean,
): SheetCopy[] {
  const { top, left, bottom, right } = boundsOf(range);
  const source = { row: top === bottom ? top - 1 : top, column: left === right ? left - 1 : left };
  const open = placesOf(range).filter(isOpen);
  const active = isOpen(range.anchor) ? range.anchor : open[0];
  return open.flatMap((to) => {
    const from = {
      all: active ?? to,
      down: { row: source.row, column: to.column },
      right: { row: to.row, column: source.column },
    }[kind];
    const isSame = from.row === to.row && from.column === to.column;
    return isSame || from.row < 0 || from.column < 0 || !isOpen(from) ? [] : [{ from, to }];
  });
}

/** Returns the value of `data-cell`, by which {@link placeOf} finds a cell. */
export const cellAttribute = ({ row, column }: SheetPlace) => `${row} ${column}`;

/** Finds the cell that holds an element; `null`: none does. */
export function placeOf(element: EventTarget | null): SheetPlace | null {
  const cell = element instanceof Element ? element.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (cell?.dataset['cell'] ?? '').split(' ');
  return row && column ? { row: Number(row), column: Number(column) } : null;
}
