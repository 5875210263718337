import { readTypedNumber } from '../../forms/typedNumber.ts';
import {
  beginnings,
  joinLines,
  toUnits,
  type NumberedLine,
  type TextLine,
  type UnreadLine,
} from './textLine.ts';

const AMOUNT = /^₡\s?[\d.,]+$/;
/** Quantity and amounts that a copy has put into one cell with what stands before them. */
const JOINED = /^(.*?)\s*(?<!\S)(\d+)\s+(₡\s?[\d.,]+)\s+(₡\s?[\d.,]+)$/;
const NOTE = /^Nota:/;
/** Clients break the long one over lines. */
const HEADINGS = /^(?:Producto|Color|Talla|Cantidad|.*\bincl\.\)|Subtotal)$/;
const LAST_HEADING = 'Subtotal';
/** What stands below the lines; some clients write bold text between asterisks, and break lines. */
const MAIL_END = /^[^\S\n]*\*?Referencia\s+del\s+pedido:/;
/** Words of {@link MAIL_END}, each of which may stand on a line. */
const END_LINES = 3;
/** A line of an order that is too long for a table. */
const LISTED = /^(.*\S) × (\d+)$/;

/** Cells of the table in their order; clients copy a row as one line, or each cell as one. */
function cellsOf(lines: readonly NumberedLine[]): NumberedLine[] {
  return lines
    .flatMap(({ number, text }) => text.split('\t').map((cell) => ({ number, text: cell.trim() })))
    .filter(({ text }) => text !== '');
}

function withoutJoined(cells: readonly NumberedLine[]): NumberedLine[] {
  return cells
    .flatMap(({ number, text }) => {
      const parts = NOTE.test(text) ? null : JOINED.exec(text);
      return (parts?.slice(1) ?? [text]).map((part) => ({ number, text: part }));
    })
    .filter(({ text }) => text !== '');
}

function withoutNotes(cells: readonly NumberedLine[]): string[] {
  return cells.map(({ text }) => text).filter((text) => !NOTE.test(text));
}

/** The code stands below the name, or before it. */
function codesOf(cells: readonly NumberedLine[]): string[] {
  const texts = withoutNotes(cells);
  const [first = '', second, ...others] = texts;
  return [...new Set([...(second === undefined ? [] : [second]), ...beginnings(first), ...others])];
}

/** Whether a cell is the last heading of a table. */
function isLastHeading(cell: NumberedLine, index: number, cells: readonly NumberedLine[]): boolean {
  return cell.text === LAST_HEADING && HEADINGS.test(cells[index - 1]?.text ?? '');
}

/** How many tables of orders a text has. */
export function countTables(text: readonly NumberedLine[]): number {
  return cellsOf(text).filter(isLastHeading).length;
}

/** Where the lines of an order e-mail end, of each in a text. */
export function mailEnds(text: readonly NumberedLine[]): number[] {
  return text.flatMap((_, index) =>
    MAIL_END.test(joinLines(text.slice(index, index + END_LINES))) ? [index] : [],
  );
}

type ReadMail = { readonly lines: TextLine[]; readonly unread: UnreadLine[] };

function endsRow({ text }: NumberedLine): boolean {
  return AMOUNT.test(text) || (JOINED.test(text) && !NOTE.test(text));
}

/** An amount behind the first cell ends a row before, whose quantity or amounts are not complete. */
function splitBroken(cells: readonly NumberedLine[]): [UnreadLine | null, NumberedLine[]] {
  const end = 1 + cells.slice(0, -1).findLastIndex((cell, index) => index > 0 && endsRow(cell));
  const text = cells
    .slice(0, end)
    .map((cell) => cell.text)
    .join(' ');
  return [end === 0 ? null : { number: cells[0]?.number ?? 0, text }, cells.slice(end)];
}

/** A row ends with its quantity and two amounts, wherever its other cells are. */
function readTable(cells: readonly NumberedLine[]): ReadMail {
  const lines: TextLine[] = [];
  const unread: UnreadLine[] = [];
  let start = 0;
  for (let index = 0; index + 2 < cells.length; index += 1) {
    const [quantity, price, subtotal] = cells.slice(index, index + 3);
    if (!AMOUNT.test(price?.text ?? '') || !AMOUNT.test(subtotal?.text ?? '')) continue;
    const units = /^\d+$/.test(quantity?.text ?? '') ? toUnits(quantity?.text ?? '') : null;
    if (units === null || index === start) continue;
    const [broken, described] = splitBroken(cells.slice(start, index));
    if (broken !== null) unread.push(broken);
    lines.push({
      number: described[0]?.number ?? 0,
      codes: codesOf(described),
      productoId: null,
      quantity: units,
      unitPrice: readTypedNumber(price?.text ?? ''),
      subtotal: readTypedNumber(subtotal?.text ?? ''),
      text: withoutNotes(described).join(' '),
    });
    start = index + 3;
    index += 2;
  }
  return { lines, unread: [...unread, ...cells.slice(start)] };
}

function readListed({ number, text }: NumberedLine): TextLine | null {
  const [, what = '', digits = ''] = LISTED.exec(text.trim()) ?? [];
  const quantity = toUnits(digits);
  if (quantity === null) return null;
  const id = /^#(\d+)$/.exec(what)?.[1];
  return {
    number,
    codes: id === undefined ? beginnings(what) : [],
    productoId: id === undefined ? null : Number(id),
    quantity,
    unitPrice: null,
    subtotal: null,
    text: what,
  };
}

/**
 * The lines of an order e-mail, copied as text from whatever shows it: a table whose cells are separated
 * by tabs, line breaks or blanks, or the list of a long order.
 *
 * @returns no lines: the text is no order e-mail
 * @see `LINES_HTML`
 */
export function readMail(text: readonly NumberedLine[]): ReadMail {
  const [end] = mailEnds(text);
  const above = cellsOf(text.slice(0, end));
  const heading = above.findIndex(isLastHeading);
  const below = above.slice(heading + 1);
  for (const cells of [below, withoutJoined(below)]) {
    const table = readTable(cells);
    if (table.lines.length > 0) return table;
  }
  if (end === undefined) return { lines: [], unread: [] };
  const listed = text.slice(0, end).map(readListed);
  return { lines: listed.filter((line) => line !== null), unread: [] };
}
