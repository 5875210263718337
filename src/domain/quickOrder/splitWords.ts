import { readTypedNumber } from '../text/typedNumber.ts';

/** Code and quantity of a line without columns. */
export type SplitLine = {
  readonly code: string;
  /** Where the code begins in the line, in UTF-16 units. */
  readonly start: number;
  /** The quantity as typed; '': none. */
  readonly quantity: string;
};

/** True if a cell is a number, and no price. */
export function isNumber(cell: string): boolean {
  return readTypedNumber(cell) !== null && !/[₡¢]/.test(cell);
}

/** True if a word is a quantity: '001' is a part of a code. */
function isQuantity(word: string): boolean {
  return isNumber(word) && !/^0\d/.test(word);
}

/** A word for units, in a regular expression. A single u may also be a part of a code. */
const UNITS = String.raw`(?:uds?|unds?|unid(?:ad(?:es)?)?|units?|pcs|pzs?|pzas?)`;
const LAST_UNITS = new RegExp(String.raw`(\d)[^\S\t]*(?:u|x|${UNITS})\.?$`, 'i');
const FIRST_QUANTITY = new RegExp(
  String.raw`^(\d[\d.]*)(\s*[x×]|u\.?|\s*${UNITS}\.?)?\s+(\S.*)$`,
  'i',
);

/** Text with a number after a code may be a quantity: '(12)', ':12', '12 / 24'. */
const UNCLEAR_LAST = /^(.*?[\p{L}\p{N}])(?:\s+(?!\s)|(?=[:=*+#/(]))([^\p{L}\p{N}\s]*\s*\d.*)$/u;
/** A number with signs before a code: '(12) ', '12: '. */
const UNCLEAR_FIRST = /^([^\p{L}\p{N}]*\d[^\p{L}\s]*)\s+(\S*\p{L}.*)$/u;

/** '12 uds.' is '12', where a word for units stands behind a number. */
export function withoutUnit(text: string): string {
  return text.replace(LAST_UNITS, '$1');
}

function isWholeUnits(word: string): boolean {
  const units = readTypedNumber(word) ?? 0;
  return isQuantity(word) && Number.isInteger(units) && units >= 1;
}

/** A line that begins with whole units, and maybe an x. */
function splitFirst(line: string): (SplitLine & { readonly isSure: boolean }) | null {
  const [, quantity = '', x, code = ''] = FIRST_QUANTITY.exec(line) ?? [];
  if (!isWholeUnits(quantity)) return null;
  // The longer of two numbers is the code, such as a barcode.
  const isSure = x !== undefined && (!isNumber(code) || quantity.length < code.length);
  return { code, start: line.length - code.length, quantity, isSure };
}

/** A line that ends with a number. */
function splitLast(line: string): SplitLine | null {
  const [, code = '', quantity = ''] = /^(.*\S)\s+(\S+)$/.exec(line) ?? [];
  return isQuantity(quantity) ? { code, start: 0, quantity } : null;
}

/** A line that ends with an x and whole units, or with whole units and a word for them. */
function splitUnits(line: string): SplitLine | null {
  const plain = withoutUnit(line);
  const x = /^(.*\S)\s+[x×]\s*(\d\S*)$/i.exec(plain);
  const [, code = '', quantity = ''] =
    x ?? (plain === line ? null : /^(.*\S)\s+(\d\S*)$/.exec(plain)) ?? [];
  return isWholeUnits(quantity) ? { code, start: 0, quantity } : null;
}

/** A line with signs or words beside a number: only the shop tells whether it is a quantity. */
function splitUnclear(line: string): SplitLine | null {
  const [, code = '', quantity = ''] = UNCLEAR_LAST.exec(line) ?? [];
  if (code !== '') return { code, start: 0, quantity };
  const [, before = '', after = ''] = UNCLEAR_FIRST.exec(line) ?? [];
  return after === '' ? null : { code: after, start: line.length - after.length, quantity: before };
}

/**
 * Code and quantity of a line without columns: its last word is the quantity if it is a number, otherwise
 * its first one. An x or a word for units beside the quantity belongs to it.
 *
 * @returns the likeliest reading, and another one that is right where a producto has its code
 */
export function splitWords(line: string): [SplitLine, SplitLine | null] {
  const whole = { code: line, start: 0, quantity: '' };
  const first = splitFirst(line);
  if (first?.isSure) return [first, whole];
  const last = splitLast(line);
  const told = splitUnits(line);
  if (last !== null) {
    const other = first && !isNumber(first.code) ? first : told && last;
    return [told ?? last, other ?? splitUnclear(line)];
  }
  if (told !== null) return [told, whole];
  return first === null ? [whole, splitUnclear(line)] : [first, whole];
}
