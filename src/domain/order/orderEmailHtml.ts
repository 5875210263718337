import { clipText } from '../text/clipText.ts';
import { escapeHtml } from '../text/escapeHtml.ts';
import { formatColones } from '../prices/money.ts';
import type { OrderRow } from './orderTable.ts';

// Only attributes and inline styles: Gmail drops <style> from the body of a message.
const TABLE_START =
  '<table border="1" cellpadding="6" cellspacing="0" style="border-collapse:collapse;border-color:#ddd;font-family:Arial,sans-serif;font-size:14px">';
const HEADINGS = [
  'Producto',
  'Color',
  'Talla',
  'Cantidad',
  'Precio unitario (IVA incl.)',
  'Subtotal',
];
const HEAD = `<tr>${HEADINGS.map((text) => `<th style="background:#f3f3f3;text-align:left">${text}</th>`).join('')}</tr>`;
const NUMBER_CELL = '<td style="text-align:right;white-space:nowrap">';

function clipped(text: string | null, maxLength: number): string {
  return escapeHtml(clipText(text ?? '', maxLength));
}

function noteHtml({ note }: OrderRow, maxLength: number): string {
  return note === null ? '' : `<br><em>Nota: ${clipped(note, maxLength)}</em>`;
}

function fullRow(row: OrderRow): string {
  return [
    `<tr><td>${escapeHtml(row.name)}<br><small>${escapeHtml(row.code)}</small>${noteHtml(row, Infinity)}</td>`,
    `<td>${escapeHtml(row.colorName ?? '')}</td>`,
    `<td>${escapeHtml(row.tallaId ?? '')}</td>`,
    `${NUMBER_CELL}${row.quantity}</td>`,
    `${NUMBER_CELL}${formatColones(row.unitPrice)}</td>`,
    `${NUMBER_CELL}${formatColones(row.subtotal)}</td></tr>`,
  ].join('');
}

function compactRow(row: OrderRow, nameLength: number, noteLength: number): string {
  const cells = [
    `${clipped(row.code, 24)} ${clipped(row.name, nameLength)}`.trimEnd() +
      noteHtml(row, noteLength),
    clipped(row.colorName, 20),
    clipped(row.tallaId, 12),
    String(row.quantity),
    formatColones(row.unitPrice),
    formatColones(row.subtotal),
  ];
  // HTML does not need </td> and </tr>; in hundreds of rows that saves room for the names.
  return `<tr><td>${cells.join('<td>')}`;
}

function table(rows: readonly OrderRow[], toHtml: (row: OrderRow) => string): string {
  return `${TABLE_START}${HEAD}${rows.map(toHtml).join('')}</table>`;
}

function list(rows: readonly OrderRow[], toHtml: (row: OrderRow) => string): string {
  return `<p>${rows.map((row) => `${toHtml(row)} × ${row.quantity}`).join('<br>')}</p>`;
}

/**
 * Forms of the lines in HTML, from the most readable to the shortest; each has every line.
 *
 * A table with whole texts; tables without row styles and with names cut to 60, 30, 12 and 0
 * characters; the last of these with notes cut to 60 and 2 characters, of which '…' tells that there
 * was one; a list of code, colour, size and quantity; a list of producto id and quantity. Names are cut
 * before notes: the code tells the name too.
 */
export const LINES_HTML: readonly ((rows: readonly OrderRow[]) => string)[] = [
  (rows) => table(rows, fullRow),
  ...[60, 30, 12, 0].map(
    (nameLength) => (rows: readonly OrderRow[]) =>
      table(rows, (row) => compactRow(row, nameLength, Infinity)),
  ),
  ...[60, 2].map(
    (noteLength) => (rows: readonly OrderRow[]) =>
      table(rows, (row) => compactRow(row, 0, noteLength)),
  ),
  (rows) =>
    list(rows, (row) =>
      [clipped(row.code, 24), clipped(row.colorName, 20), clipped(row.tallaId, 12)]
        .filter(Boolean)
        .join(' '),
    ),
  (rows) => list(rows, ({ productoId }) => `#${productoId}`),
];

export function multilineHtml(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>');
}
