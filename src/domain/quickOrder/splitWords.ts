import { readTypedNumber } from '../text/typedNumber.ts';

/** Code and quantity of a line without columns. */
export type SplitLine = {
  readonly code: string;
  /** Where the code begins in the line, in UTF-16 units. */
  readonly start: number;
  /** The quantity as typed; '': none. */
  readonly quantity: string;
};

/** True if a cell is a number without the sign of the colón, which would make it a price. */
export function isNumber(cell: string): boolean {
  return readTypedNumber(cell) !== null && !/[₡¢]/.test(cell);
}

/** True if a word can be a quantity. '001' cannot: a leading zero is part of a code. */
function isQuantity(word: string): boolean {
  return isNumber(word) && !/^0\d/.test(word);
}

/** A word for units, as part of a regular expression. A single 'u' is missing: it may also be part of a code. */
const UNITS = String.raw`(?:uds?|unds?|unid(?:ad(?:es)?)?|units?|pcs|pzs?|pzas?)`;
const LAST_UNITS = new RegExp(String.raw`(\d)[^\S\t]*(?:u|x|${UNITS})\.?$`, 'i');
const FIRST_QUANTITY = new RegExp(
  String.raw`^(\d[\d.]*)(\s*[x×]|u\.?|\s*${UNITS}\.?)?\s+(\S.*)$`,
  'i',
);

/** A code, then a text with a number, which may be the quantity: '(12)', ':12', '12 / 24'. */
const UNCLEAR_LAST = /^(.*?[\p{L}\p{N}])(?:\s+(?!\s)|(?=[:=*+#/(]))([^\p{L}\p{N}\s]*\s*\d.*)$/u;
/** A number with signs, then a code: '(12) ', '12: '. */
const UNCLEAR_FIRST = /^([^\p{L}\p{N}]*\d[^\p{L}\s]*)\s+(\S*\p{L}.*)$/u;

/** Removes a word for units that stands behind a number at the end: '12 uds.' becomes '12'. */
export function withoutUnit(text: string): string {
  return text.replace(LAST_UNITS, '$1');
}

function isWholeUnits(word: string): boolean {
  const units = readTypedNumber(word) ?? 0;
  return isQuantity(word) && Number.isInteger(units) && units >= 1;
}

/** Splits a line that begins with whole units, and maybe an x or a word for units; `null`: another line. */
function splitFirst(line: string): (SplitLine & { readonly isSure: boolean }) | null {
  const [, quantity = '', x, code = ''] = FIRST_QUANTITY.exec(line) ?? [];
  if (!isWholeUnits(quantity)) return null;
  // The longer of two numbers is the code, such as a barcode.
  const isSure = x !== undefined && (!isNumber(code) || quantity.length < code.length);
  return { code, start: line.length - code.length, quantity, isSure };
}

/** Splits a line that ends with a number; `null`: another line. */
function splitLast(line: string): SplitLine | null {
  const [, code = '', quantity = ''] = /^(.*\S)\s+(\S+)$/.exec(line) ?? [];
  return isQuantity(quantity) ? { code, start: 0, quantity } : null;
}

/** Splits a line that ends with an x and whole units, or whole units and a word for them; `null`: another line. */
function splitUnits(line: string): SplitLine | null {
  const plain = withoutUnit(line);
  const x = /^(.*\S)\s+[x×]\s*(\d\S*)$/i.exec(plain);
  const [, code = '', quantity = ''] =
    x ?? (plain === line ? null : /^(.*\S)\s+(\d\S*)$/.exec(plain)) ?? [];
  return isWholeUnits(quantity) ? { code, start: 0, quantity } : null;
}

/** Splits a line with signs or words beside a number: it is a quantity only if the shop has the rest as a code. */
function splitUnclear(line: string): SplitLine | null {
  const [, code = '', quantity = ''] = UNCLEAR_LAST.exec(line) ?? [];
  if (code !== '') return { code, start: 0, quantity };
  const [, before = '', after = ''] = UNCLEAR_FIRST.exec(line) ?? [];
  return after === '' ? null : { code: after, start: line.length - after.length, quantity: before };
}

/**
 * Splits a line without columns into code and quantity. The last word is the quantity if it is a number, otherwise the
 * first word. An x or a word for units beside the quantity belongs to it.
 *
 * @returns the likeliest reading, and a second one that is right if a producto has its code
 */
export function splitWords(line: string): [SplitLine, SplitLine | null] {
  const whole = { code: line, start: 0, quantity: '' };
  const first = splitFirst(line);
  if (first?.isSure) return [first, whole];
  const last = splitLast(line);
  const withUnits = splitUnits(line);
  if (last !== null) {
    const second = first && !isNumber(first.code) ? first : withUnits && last;
    return [withUnits ?? last, second ?? splitUnclear(line)];
  }
  if (withUnits !== null) return [withUnits, whole];
  return first === null ? [whole, splitUnclear(line)] : [first, whole];
}
