import { clipText } from '../text/clipText.ts';
import { escapeHtml } from '../text/escapeHtml.ts';
import { formatColones } from '../prices/money.ts';
import type { OrderRow } from './orderTable.ts';

// Only attributes and inline styles: Gmail drops <style> from the body of a message.
const TABLE_START =
  '<table border="1" cellpadding="6" cellspacing="0" style="border-collapse:collapse;border-color:#ddd;font-family:Arial,sans-serif;font-size:14px">';
function clipped(text: string | null, maxLength: number): string {
  return escapeHtml(clipText(text ?? '', maxLength));
}

function noteHtml({ note }: OrderRow, maxLength: number): string {
  return note === null ? '' : `<br><em>Nota: ${clipped(note, maxLength)}</em>`;
}

/** Maximum characters of the texts of a row; `null`: the row is whole, with its styles. */
type Cut = { readonly name: number; readonly note: number } | null;

type Column = {
  readonly heading: string;
  readonly isNumber?: boolean;
  readonly cell: (row: OrderRow, cut: Cut) => string;
};

const COLUMNS: readonly Column[] = [
  {
    heading: 'Producto',
    cell: (row, cut) =>
      cut === null
        ? `${escapeHtml(row.name)}<br><small>${escapeHtml(row.code)}</small>${noteHtml(row, Infinity)}`
        : `${clipped(row.code, 24)} ${clipped(row.name, cut.name)}`.trimEnd() +
          noteHtml(row, cut.note),
  },
  { heading: 'Color', cell: (row, cut) => clipped(row.colorName, cut ? 20 : Infinity) },
  { heading: 'Talla', cell: (row, cut) => clipped(row.tallaId, cut ? 12 : Infinity) },
  { heading: 'Cantidad', isNumber: true, cell: ({ quantity }) => String(quantity) },
  {
    heading: 'Precio unitario (IVA incl.)',
    isNumber: true,
    cell: ({ unitPrice }) => formatColones(unitPrice),
  },
  { heading: 'Subtotal', isNumber: true, cell: ({ subtotal }) => formatColones(subtotal) },
];

const HEAD = `<tr>${COLUMNS.map(({ heading }) => `<th style="background:#f3f3f3;text-align:left">${heading}</th>`).join('')}</tr>`;
const NUMBER_CELL = '<td style="text-align:right;white-space:nowrap">';

function tableRow(row: OrderRow, cut: Cut): string {
  const cells = COLUMNS.map(({ cell }) => cell(row, cut));
  // HTML does not need </td> and </tr>; in hundreds of rows that saves room for the names.
  if (cut !== null) return `<tr><td>${cells.join('<td>')}`;
  const whole = cells.map(
    (html, index) => `${COLUMNS[index]?.isNumber ? NUMBER_CELL : '<td>'}${html}</td>`,
  );
  return `<tr>${whole.join('')}</tr>`;
}

const table =
  (cut: Cut) =>
  (rows: readonly OrderRow[]): string =>
    `${TABLE_START}${HEAD}${rows.map((row) => tableRow(row, cut)).join('')}</table>`;

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
  table(null),
  ...[60, 30, 12, 0].map((name) => table({ name, note: Infinity })),
  ...[60, 2].map((note) => table({ name: 0, note })),
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
