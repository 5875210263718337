import type { KeyboardEvent } from 'react';
import type { CellPlace, VariantMatrix } from '#domain/grid/matrix.ts';

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};

/** The attribute by which a cell is found again. */
export const cellAttribute = ({ row, column }: CellPlace) => `${row} ${column}`;

/** The cell that an element is in; `null`: in none. */
export function placeOf(element: EventTarget): CellPlace | null {
  const cell = element instanceof Element ? element.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (cell?.dataset['cell'] ?? '').split(' ');
  return row && column ? { row: Number(row), column: Number(column) } : null;
}

/** Sideways, the arrows move in the text first, unless all of it is selected. */
function staysInText(field: HTMLInputElement, key: string): boolean {
  const { selectionStart, selectionEnd, value } = field;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  if (isAll) return false;
  if (key === 'ArrowLeft') return selectionStart !== 0 || selectionEnd !== 0;
  return key === 'ArrowRight' && selectionStart !== value.length;
}

/** Moves between the cells as a spreadsheet does, over those that take no units. */
export function moveInGrid(
  event: KeyboardEvent<HTMLInputElement>,
  { colors, tallas }: Pick<VariantMatrix, 'colors' | 'tallas'>,
): void {
  const { key, currentTarget: field } = event;
  const step = STEPS[key];
  const place = placeOf(field);
  if (event.ctrlKey || event.metaKey || event.altKey || step === undefined || !place) return;
  if ((event.shiftKey && key !== 'Enter') || staysInText(field, key)) return;
  event.preventDefault();
  const sign = event.shiftKey ? -1 : 1;
  const table = field.closest('table');
  let { row, column } = place;
  for (;;) {
    row += step[0] * sign;
    column += step[1] * sign;
    if (row < 0 || column < 0 || row >= colors.length || column >= tallas.length) return;
    const cell = `[data-cell="${cellAttribute({ row, column })}"] input`;
    const next = table?.querySelector<HTMLInputElement>(cell);
    if (!next) continue;
    next.focus();
    return;
  }
}
