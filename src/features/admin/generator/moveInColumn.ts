import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/** Moves the focus to the same field of the cell above or below. */
export function moveInColumn(event: KeyboardEvent, table: HTMLTableElement | null): void {
  const step = STEPS[event.key];
  const { target } = event;
  if (step === undefined || event.ctrlKey || event.metaKey || table === null) return;
  if (!(target instanceof HTMLInputElement)) return;
  const { field } = target.dataset;
  const cell = target.closest('td');
  const row = cell?.closest('tr');
  if (field === undefined || !cell || !row) return;
  event.preventDefault();
  const rows = Array.from(table.rows);
  for (let at = rows.indexOf(row) + step; at >= 0 && at < rows.length; at += step) {
    const next = rows[at]?.cells[cell.cellIndex]?.querySelector<HTMLInputElement>(
      `[data-field='${field}']:enabled`,
    );
    if (next) {
      next.focus();
      next.select();
      return;
    }
  }
}
