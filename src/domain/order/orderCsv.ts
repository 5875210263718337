import { countUnits } from '../cart/cart.ts';
import { roundColones } from '../prices/money.ts';
import { isoDay } from '../text/costaRica.ts';
import { guardText } from '../text/sheetText.ts';
import { cartTotals, orderRows, type OrderedLine, type OrderRow } from './orderTable.ts';

const COLUMNS = [
  'code',
  'name',
  'color',
  'talla',
  'quantity',
  'unitPrice',
  'subtotal',
  'iva',
  'total',
] as const;

/** A column of the file. `note` only exists if a line has a note. */
export type CsvColumn = (typeof COLUMNS)[number] | 'note';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

function textCell(text: string | null): string {
  return `"${guardText(text ?? '').replaceAll('"', '""')}"`;
}

/** Writes an amount in colones with a decimal comma, so that Excel in Costa Rica reads a number. */
function amountCell(amount: number | null): string {
  return amount === null ? '' : roundColones(amount).toFixed(2).replace('.', ',');
}

/** Makes the cells of a line, or of the totals, which have no unit price. */
function rowCells(
  row: Omit<OrderRow, 'productoId' | 'unitPrice'> & { readonly unitPrice: number | null },
): string[] {
  return [
    ...[row.code, row.name, row.colorName, row.tallaId].map(textCell),
    String(row.quantity),
    ...[row.unitPrice, row.subtotal, row.iva, row.total].map(amountCell),
    textCell(row.note),
  ];
}

/**
 * Writes the lines of a cart as a file that Excel in Costa Rica reads correctly: UTF-8 with byte order mark, `;`
 * between cells, decimal comma. The last row has the totals.
 *
 * @param headingOf the heading of a column in the shopper's language
 * @param totalsName the text in the first cell of the last row
 * @see docs/rules.md#csv
 */
export function orderCsv(
  cart: readonly OrderedLine[],
  headingOf: (column: CsvColumn) => string,
  totalsName: string,
): string {
  const none = { name: '', colorName: null, tallaId: null, unitPrice: null, note: null };
  const totals = { ...none, code: totalsName, quantity: countUnits(cart), ...cartTotals(cart) };
  const rows = [
    [...COLUMNS, 'note' as const].map((column) => textCell(headingOf(column))),
    ...[...orderRows(cart), totals].map(rowCells),
  ];
  const columns = COLUMNS.length + Number(cart.some(({ note }) => note !== undefined));
  return (
    BYTE_ORDER_MARK + rows.map((cells) => cells.slice(0, columns).join(';') + LINE_END).join('')
  );
}

/**
 * Makes the name of the file: 'cotizacion-2026-11-23.csv', with the reference of an order before the date.
 *
 * @param date its day in Costa Rica is used
 * @param reference `null`: the lines are of a cart
 */
export function orderCsvName(prefix: string, date: Date, reference: string | null): string {
  return `${[prefix, reference, isoDay(date)].filter((part) => part !== null).join('-')}.csv`;
}
