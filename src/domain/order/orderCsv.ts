import type { Cart } from '../cart/cart.ts';
import { cartTotals } from '../cart/cartTotals.ts';
import { countUnits } from '../cart/cart.ts';
import { roundColones } from '../prices/money.ts';
import { orderRows } from './orderTable.ts';

/** The headings of the columns, and the name of the last row, in the shopper's language. */
export type OrderCsvLabels = {
  readonly code: string;
  readonly name: string;
  readonly color: string;
  readonly talla: string;
  /** Heading of a column that is only there if a line has a note. */
  readonly note: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly subtotal: string;
  readonly iva: string;
  readonly total: string;
  readonly totals: string;
};

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** Text that a spreadsheet takes for a formula; full-width signs count in some languages. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** A plain whole number looks the same after it was read as a number. */
const PLAIN_NUMBER = /^(?:0|[1-9]\d{0,14})$/;
/** A text that becomes a date or another number, such as 6-8, 00123, 1E5, mar-1. */
const CONVERTED =
  /^\s*\d[\d\s.,/:e+-]*%?\s*$|^(?:\d+[ ./-]?)?(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic|jan|apr|aug|dec)[a-z]*[ ./-]?\d*$/i;

/**
 * A text as a cell. An apostrophe in front keeps a spreadsheet from computing or converting it.
 *
 * @see docs/rules.md#csv
 */
function textCell(text: string): string {
  const isSafe = !FORMULA.test(text) && (PLAIN_NUMBER.test(text) || !CONVERTED.test(text));
  return `"${(isSafe ? text : `'${text}`).replaceAll('"', '""')}"`;
}

/** An amount in colones with decimal comma: Excel in Costa Rica reads a number. */
function amountCell(amount: number): string {
  return roundColones(amount).toFixed(2).replace('.', ',');
}

/**
 * The lines of a cart as a file that Excel in Costa Rica opens rightly: UTF-8 with byte order mark,
 * `;` between cells, decimal comma. The last row has the totals.
 *
 * @see docs/rules.md#csv
 */
export function orderCsv(cart: Cart, labels: OrderCsvLabels): string {
  const totals = cartTotals(cart);
  const { code, name, color, talla, quantity, unitPrice, subtotal, iva, total } = labels;
  const hasNotes = cart.some((line) => line.note !== undefined);
  const withNote = (cells: readonly string[], text: string) =>
    hasNotes ? [...cells, textCell(text)] : cells;
  const headings = [code, name, color, talla, quantity, unitPrice, subtotal, iva, total];
  const rows: readonly (readonly string[])[] = [
    withNote(headings.map(textCell), labels.note),
    ...orderRows(cart).map((row) =>
      withNote(
        [
          textCell(row.code),
          textCell(row.name),
          textCell(row.colorName ?? ''),
          textCell(row.tallaId ?? ''),
          String(row.quantity),
          amountCell(row.unitPrice),
          amountCell(row.subtotal),
          amountCell(row.iva),
          amountCell(row.total),
        ],
        row.note ?? '',
      ),
    ),
    withNote(
      [
        textCell(labels.totals),
        textCell(''),
        textCell(''),
        textCell(''),
        String(countUnits(cart)),
        '',
        amountCell(totals.subtotal),
        amountCell(totals.iva),
        amountCell(totals.total),
      ],
      '',
    ),
  ];
  return BYTE_ORDER_MARK + rows.map((cells) => cells.join(';') + LINE_END).join('');
}

/**
 * Name of the file: 'cotizacion-2026-11-23.csv', with the reference of an order in between.
 *
 * @param date the day in Costa Rica counts
 * @param reference `null`: of a cart
 */
export function orderCsvName(prefix: string, date: Date, reference: string | null): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Costa_Rica' }).format(date);
  return `${[prefix, reference, day].filter((part) => part !== null).join('-')}.csv`;
}
