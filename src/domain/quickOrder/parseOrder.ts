import { readTypedNumber } from '../forms/typedNumber.ts';
import { readHeader, type OrderHeader } from './orderHeader.ts';
import { separatorOf, splitCells, type Cell } from './splitCells.ts';

/** Lines of a quick order that count; headers and blank lines are no such lines. */
export const MAX_ORDER_LINES = 500;

/** Of a longer line only the beginning is read. */
const MAX_LINE_LENGTH = 1_000;

/** A line of a quick order. */
export type OrderLine = {
  /** Its number in the text, from 1. */
  readonly number: number;
  /** As typed; '': the column of the code is empty. */
  readonly code: string;
  /** Where the code begins in its line, in UTF-16 units. */
  readonly codeStart: number;
  /** As typed; '': none. */
  readonly typedQuantity: string;
  /** Whole units from 1, and 1 if none is typed; `null`: what is typed is no such number. */
  readonly quantity: number | null;
};

export type ParsedOrder = {
  /** At most {@link MAX_ORDER_LINES}. */
  readonly lines: readonly OrderLine[];
  /** Numbers of the lines that only name the columns. */
  readonly headers: readonly number[];
  /** How many lines are beyond the limit, and were not read. */
  readonly unread: number;
};

/** The lines of a text, as a text field counts them. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

/** Whether a cell is a number, and no price. */
function isNumber(cell: string): boolean {
  return readTypedNumber(cell) !== null && !/[₡¢]/.test(cell);
}

/** Code and quantity of a line without columns: its last word is the quantity if it is a number. */
function splitWords(line: string): [string, string] {
  const [, code, last] = /^(.*\S)\s+(\S+)$/.exec(line) ?? [];
  // '001' is a part of a code.
  const isQuantity = last !== undefined && isNumber(last) && !/^0\d/.test(last);
  return isQuantity && code !== undefined ? [code, last] : [line, ''];
}

type Columns = Pick<OrderLine, 'code' | 'codeStart' | 'typedQuantity'>;

/** Code and quantity of a line with columns. Without a header, the last number is the quantity. */
function splitColumns(cells: readonly Cell[], header: OrderHeader | null): Columns {
  const texts = cells.map(({ text }) => text);
  const index = header?.code ?? texts.findIndex((text) => text !== '');
  const typed = texts[index] ?? '';
  const codeStart = cells[index]?.start ?? 0;
  if (header !== null) {
    const { quantity } = header;
    const typedQuantity = quantity === null ? '' : (texts[quantity] ?? '');
    return { code: typed, codeStart, typedQuantity };
  }
  const others = texts.slice(index + 1).filter((text) => text !== '');
  const last = others.at(-1);
  const [code, typedQuantity] =
    last === undefined ? splitWords(typed) : [typed, others.findLast(isNumber) ?? last];
  return { code, codeStart, typedQuantity };
}

function toQuantity(typed: string): number | null {
  if (typed === '') return 1;
  const quantity = readTypedNumber(typed);
  if (quantity === null || !Number.isInteger(quantity) || quantity < 1) return null;
  return Math.min(quantity, Number.MAX_SAFE_INTEGER);
}

/**
 * Reads a typed or pasted list of codes and quantities, or the text of a CSV file. Never throws.
 *
 * @see docs/rules.md#quick-order
 */
export function parseOrder(text: string): ParsedOrder {
  const lines: OrderLine[] = [];
  const headers: number[] = [];
  let header: OrderHeader | null = null;
  let unread = 0;
  for (const [index, whole] of splitLines(text).entries()) {
    // A tab is a blank too: an empty first cell must not disappear.
    const line = whole.slice(0, MAX_LINE_LENGTH).trimEnd();
    if (line.trim() === '') continue;
    const separator = separatorOf(line);
    const named = readHeader(line, separator);
    if (named !== null) {
      header = named;
      headers.push(index + 1);
      continue;
    }
    const cells = splitCells(line, separator);
    const isUnderHeader = header !== null && separator !== null && header.separator === separator;
    const columns = splitColumns(cells, isUnderHeader ? header : null);
    const { code, typedQuantity } = columns;
    if (code === '' && typedQuantity === '') continue;
    if (lines.length < MAX_ORDER_LINES) {
      lines.push({ ...columns, number: index + 1, quantity: toQuantity(typedQuantity) });
    } else {
      unread += 1;
    }
  }
  return { lines, headers, unread };
}
