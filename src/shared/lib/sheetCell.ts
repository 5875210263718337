import type { SheetPlace } from './sheetRange.ts';

/** The value of `data-cell` by which a cell is found again. */
export const cellAttribute = ({ row, column }: SheetPlace) => `${row} ${column}`;

/** The cell that an element is in; `null`: in none. */
export function placeOf(element: EventTarget | null): SheetPlace | null {
  const cell = element instanceof Element ? element.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (cell?.dataset['cell'] ?? '').split(' ');
  return row && column ? { row: Number(row), column: Number(column) } : null;
}
