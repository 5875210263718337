import { foldText } from '../text/foldText.ts';
import { splitCells, type Cell } from '../text/splitCells.ts';
import { isBeyondReading } from '../text/textLimit.ts';
import { readTypedNumber } from '../text/typedNumber.ts';
import { isNumber, splitWords, withoutUnit, type SplitLine } from './splitWords.ts';

/** Most lines of a quick order; headers and blank lines do not count. */
const MAX_ORDER_LINES = 500;

/** Characters of a line that are read; the rest of a longer line is ignored. */
const MAX_LINE_LENGTH = 1_000;

const DATE = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`;
const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*[ap]\.?\s*m\.?)?`;
/** Time and sender, which WhatsApp writes before a message that is copied or exported. */
const ENVELOPE = new RegExp(
  String.raw`^\s*\[?(?:${DATE},?\s+${TIME}|${TIME},?\s+${DATE})(?:\]|\s+[-–])\s*[^:]{1,60}:(?=\s|$)`,
  'iu',
);
/** A line that names the separator of a CSV file for Excel: 'sep=;'. */
const SEPARATOR_LINE = /^\s*"?sep=.?"?$/i;

const CODE_NAMES = new Set('codigo cod cod. code sku referencia ref ref.'.split(' '));
const QUANTITY_NAMES = new Set(
  'cantidad cantidades cant cant. quantity qty unidades unids units'.split(' '),
);
const SEPARATORS = ['\t', ';', ','] as const;
/** A whole number with commas for the thousands, after a blank: '1,200'. */
const GROUPED_AFTER_BLANK = /\s[1-9]\d{0,2}(?:,\d{3})+$/;

/** The sign between the columns of a line; `null`: the line has one column. */
type Separator = (typeof SEPARATORS)[number] | null;

/** The columns of the lines below a header, by index. */
type OrderHeader = {
  readonly separator: Separator;
  readonly code: number;
  /** `null`: the header names no quantity. */
  readonly quantity: number | null;
};

/** Code and quantity, as one way of reading a line of a quick order has them. */
type Reading = {
  /** The code as typed; '': its column is empty. */
  readonly code: string;
  /** Where the code begins in the line, in UTF-16 units. */
  readonly codeStart: number;
  /** The quantity as typed; '': none. */
  readonly typedQuantity: string;
  /** Whole units from 1, and 1 if none is typed; `null`: the typed text is no whole number from 1. */
  readonly quantity: number | null;
};

/** A question for the shopper: which of the numbers behind a code is the quantity? Columns are indexes. */
export type OrderQuestion = {
  readonly code: number;
  readonly numbers: readonly { readonly column: number; readonly text: string }[];
};

export type ListLine = Reading & {
  /** Number of the line in the text, from 1. */
  readonly number: number;
  /** Another reading, which counts if a producto has its code; `null`: none. */
  readonly other: Reading | null;
  /** `null`: the quantity is clear, or missing. */
  readonly question: OrderQuestion | null;
};

/** Splits a text into lines, as a text field counts them. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

/**
 * Finds the separator of a line. A tab wins, because spreadsheets copy it; then ';', then ','. Separators in quotes do
 * not count, and neither do the commas of a number such as '1,200' at the end.
 */
export function separatorOf(line: string): Separator {
  const plain = withoutUnit(line.replace(/"(?:[^"]|"")*"/g, ''));
  const bare = plain.replace(GROUPED_AFTER_BLANK, '');
  return SEPARATORS.find((separator) => bare.includes(separator)) ?? null;
}

function cellsOf(line: string, separator: Separator): readonly Cell[] {
  if (separator !== null) return splitCells(line, separator)[0] ?? [];
  return [{ text: line.trim(), start: line.length - line.trimStart().length }];
}

/** Reads a header: a line that names the code or the quantity and has no digit; `null`: the line is no header. */
function readHeader(line: string, separator: Separator): OrderHeader | null {
  if (/\d/.test(line)) return null;
  const cells = separator && cellsOf(line, separator).map(({ text }) => text);
  const names = (cells ?? line.trim().split(/\s+/)).map(foldText);
  const code = names.findIndex((name) => CODE_NAMES.has(name));
  const quantity = names.findIndex((name) => QUANTITY_NAMES.has(name));
  if (code < 0 && quantity < 0) return null;
  return { separator, code: Math.max(code, 0), quantity: quantity < 0 ? null : quantity };
}

function toReading(code: string, codeStart: number, typedQuantity: string): Reading {
  return { code, codeStart, typedQuantity, quantity: toQuantity(typedQuantity) };
}

type Columns = Omit<ListLine, 'number'>;

/** Reads the cells of a line. Without a header, the only number behind the code is the quantity. */
function splitColumns(cells: readonly Cell[], header: OrderHeader | null): Columns {
  const texts = cells.map(({ text }) => text);
  const index = header?.code ?? texts.findIndex((text) => text !== '');
  const typed = texts[index] ?? '';
  const codeStart = cells[index]?.start ?? 0;
  const clear = { other: null, question: null };
  const cellsBehind = texts.flatMap((text, column) =>
    column <= index || text === '' ? [] : [{ column, text }],
  );
  const numbers = cellsBehind.filter(({ text }) => isNumber(withoutUnit(text)));
  if (header !== null) {
    const { quantity } = header;
    // A row may lack its last cells. But a row with a number that ends before the quantity's column has another layout.
    if (quantity === null || quantity < texts.length || numbers.length === 0) {
      const typedQuantity = quantity === null ? '' : (texts[quantity] ?? '');
      return { ...toReading(typed, codeStart, typedQuantity), ...clear };
    }
  }
  const last = cellsBehind.at(-1);
  if (last !== undefined) {
    const values = new Set(numbers.map(({ text }) => readTypedNumber(withoutUnit(text))));
    if (values.size < 2) {
      return { ...toReading(typed, codeStart, (numbers[0] ?? last).text), ...clear };
    }
    const typedQuantity = numbers.map(({ text }) => text).join(' / ');
    const question = { code: index, numbers };
    return { code: typed, codeStart, typedQuantity, quantity: null, other: null, question };
  }
  const readAs = ({ code, start, quantity }: SplitLine) =>
    toReading(code, codeStart + start, quantity);
  const [likeliest, other] = splitWords(typed);
  return { ...readAs(likeliest), other: other && readAs(other), question: null };
}

function toQuantity(typed: string): number | null {
  if (typed === '') return 1;
  const quantity = readTypedNumber(withoutUnit(typed));
  if (quantity === null || !Number.isInteger(quantity) || quantity < 1) return null;
  return Math.min(quantity, Number.MAX_SAFE_INTEGER);
}

/**
 * Reads a typed or pasted list of codes and quantities, or the text of a CSV file. `unread` counts the lines beyond the
 * limit. `isTooLong`: nothing of the text is read. Never throws. @see docs/rules.md#quick-order
 */
export function parseOrder(text: string) {
  const lines: ListLine[] = [];
  let header: OrderHeader | null = null;
  let unread = 0;
  const isTooLong = isBeyondReading(text);
  for (const [index, whole] of (isTooLong ? [] : splitLines(text)).entries()) {
    // Only the end is trimmed: a tab at the start is the end of an empty first cell. Blanks replace the time and sender
    // of WhatsApp, so that the code stays at its index.
    const line = whole
      .slice(0, MAX_LINE_LENGTH)
      .trimEnd()
      .replace(ENVELOPE, ({ length }) => ' '.repeat(length));
    if (line.trim() === '') continue;
    const separator = separatorOf(line);
    const named = readHeader(line, separator);
    if (named !== null || SEPARATOR_LINE.test(line)) {
      header = named;
      continue;
    }
    const cells = cellsOf(line, separator);
    const isUnderHeader = header !== null && separator !== null && header.separator === separator;
    const columns = splitColumns(cells, isUnderHeader ? header : null);
    const { code, typedQuantity } = columns;
    if (code === '' && typedQuantity === '') continue;
    if (lines.length < MAX_ORDER_LINES) lines.push({ ...columns, number: index + 1 });
    else unread += 1;
  }
  return { lines, unread, isTooLong };
}

/** Chooses the reading whose code has a producto in the shop; if both have one, the reading with the longer code. */
export function readInShop(line: ListLine, hasProducto: (code: string) => boolean): ListLine {
  const { code, other } = line;
  if (other === null || !hasProducto(other.code)) return line;
  const isPart = other.code.length < code.length;
  return isPart && hasProducto(code) ? line : { ...line, ...other, other: null };
}

/** Lists the codes of all readings of the lines, as typed, each spelling once. */
export function codesOf(lines: readonly ListLine[]): string[] {
  return [...new Set(lines.flatMap(({ code, other }) => (other ? [code, other.code] : [code])))];
}
