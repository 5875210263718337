import { readTypedNumber } from '../forms/typedNumber.ts';

/** Code and quantity of a line without columns. */
export type SplitLine = {
  readonly code: string;
  /** Where the code begins in the line, in UTF-16 units. */
  readonly start: number;
  /** As typed; '': none. */
  readonly quantity: string;
};

/** Whether a cell is a number, and no price. */
export function isNumber(cell: string): boolean {
  return readTypedNumber(cell) !== null && !/[₡¢]/.test(cell);
}

/** Whether a word is a quantity: '001' is a part of a code. */
function isQuantity(word: string): boolean {
  return isNumber(word) && !/^0\d/.test(word);
}

/** '12 uds.' is '12', where a word for units stands behind a number. */
export function withoutUnit(text: string): string {
  return text.replace(
    /(\d)[^\S\t]*(?:u|uds?|unds?|unid(?:ad(?:es)?)?|units?|pcs|pzs?|pzas?|x)\.?$/i,
    '$1',
  );
}

function isWholeUnits(word: string): boolean {
  const units = readTypedNumber(word) ?? 0;
  return isQuantity(word) && Number.isInteger(units) && units >= 1;
}

/** A line that begins with whole units, and maybe an x. */
function splitFirst(line: string): (SplitLine & { readonly isSure: boolean }) | null {
  const [, quantity = '', x, code = ''] =
    /^(\d[\d.]*)(\s*[x×]|u|uds\.?)?\s+(\S.*)$/i.exec(line) ?? [];
  if (!isWholeUnits(quantity)) return null;
  // Of two numbers the longer one is the code, such as one of a barcode.
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
  const x = /^(.*\S)\s+[x×]\s*(\d\S*)$/i.exec(line);
  const plain = withoutUnit(line);
  const [, code = '', quantity = ''] =
    x ?? (plain === line ? null : /^(.*\S)\s+(\d\S*)$/.exec(plain)) ?? [];
  return isWholeUnits(quantity) ? { code, start: 0, quantity } : null;
}

/** A line that ends with a word that begins as a quantity does: only the shop tells whether it is one. */
function splitUnclear(line: string): SplitLine | null {
  const [, code = '', quantity = ''] = /^(.*\S)\s+(\d\S*(?:\s+\p{L}+)?)$/u.exec(line) ?? [];
  return code === '' ? null : { code, start: 0, quantity };
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
  if (last !== null) return [told ?? last, first && !isNumber(first.code) ? first : told && last];
  if (told !== null) return [told, whole];
  return first === null ? [whole, splitUnclear(line)] : [first, whole];
}
