import type { KeyboardEvent } from 'react';
import type { CellPlace, VariantMatrix } from '#domain/grid/matrix.ts';
import { cellAttribute, placeOf } from '#shared/lib/sheetCell.ts';
import { nextOpen, stepOf } from '#shared/lib/sheetRange.ts';

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
  const { key, shiftKey, currentTarget: field } = event;
  const step = stepOf(key, shiftKey);
  const place = placeOf(field);
  if (event.ctrlKey || event.metaKey || event.altKey || step === null || !place) return;
  if ((shiftKey && key !== 'Enter') || staysInText(field, key)) return;
  event.preventDefault();
  const table = field.closest('table');
  const fieldAt = (at: CellPlace) =>
    table?.querySelector<HTMLInputElement>(`[data-cell="${cellAttribute(at)}"] input`);
  const size = { rows: colors.length, columns: tallas.length };
  const next = nextOpen(place, step, size, (at) => Boolean(fieldAt(at)));
  if (next) fieldAt(next)?.focus();
}
