import { formatColones } from '../prices/money.ts';
import { clipText } from '../text/clipText.ts';
import { escapeHtml } from '../text/escapeHtml.ts';
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
const HEAD = `<tr>${HEADINGS.map((heading) => `<th style="background:#f3f3f3;text-align:left">${heading}</th>`).join('')}</tr>`;

function clipHtml(text: string | null, maxLength: number): string {
  return escapeHtml(clipText(text ?? '', maxLength));
}

function noteHtml({ note }: OrderRow): string {
  return note === null ? '' : `<br><em>Nota: ${escapeHtml(note)}</em>`;
}

function tableRow(row: OrderRow): string {
  const product = `${escapeHtml(row.name)}<br><small>${escapeHtml(row.code)}</small>${noteHtml(row)}`;
  const texts = [product, escapeHtml(row.colorName ?? ''), escapeHtml(row.tallaId ?? '')];
  const numbers = [row.quantity, formatColones(row.unitPrice), formatColones(row.subtotal)];
  const cells = [
    ...texts.map((html) => `<td>${html}</td>`),
    ...numbers.map((html) => `<td style="text-align:right;white-space:nowrap">${html}</td>`),
  ];
  return `<tr>${cells.join('')}</tr>`;
}

/** Makes the table of all lines of an order, with all their texts. */
export function linesTable(rows: readonly OrderRow[]): string {
  return `${TABLE_START}${HEAD}${rows.map(tableRow).join('')}</table>`;
}

/** Lists the first `shown` lines with code, colour, size, quantity and note, and says how many more there are. */
export function linesList(rows: readonly OrderRow[], shown: number): string {
  const items = rows.slice(0, shown).map((row) => {
    const names = [clipHtml(row.code, 24), clipHtml(row.colorName, 20), clipHtml(row.tallaId, 12)];
    return `${names.filter(Boolean).join(' ')} × ${row.quantity}${noteHtml(row)}`;
  });
  const left = rows.length - shown;
  const more = `<p><strong>… y ${left} ${left === 1 ? 'línea' : 'líneas'} más.</strong> El pedido completo está en el comprobante del cliente, y en la tienda por el enlace de abajo.</p>`;
  return `<p>${items.join('<br>')}</p>${left === 0 ? '' : more}`;
}

export function multilineHtml(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>');
}
