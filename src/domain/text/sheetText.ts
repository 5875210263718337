/** Text that spreadsheets take for a formula; in some languages a full-width sign begins one as well. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** A whole number that looks the same after a spreadsheet has read it as a number. */
const PLAIN_NUMBER = /^(?:0|[1-9]\d{0,14})$/;
export const MONTH = '(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic|jan|apr|aug|dec)';
/** A text that a spreadsheet converts to a date or another number, such as 6-8, 00123, 1E5, mar-1. */
const CONVERTED = new RegExp(
  String.raw`^\s*\d[\d\s.,/:e+-]*(?:%\s*)?$|^(?:\d+[ ./-]?)?${MONTH}[a-z]*[ ./-]?\d*$`,
  'i',
);

const isConverted = (text: string) => CONVERTED.test(text) && !PLAIN_NUMBER.test(text);
const withoutGuards = (text: string) => text.replace(/^'+/, '');

/**
 * Writes a text for a cell. An apostrophe in front keeps a spreadsheet from computing or converting the text.
 *
 * @param isTyped `true`: the file marks the cell as text, so a spreadsheet does not convert it
 * @see docs/rules.md#csv
 */
export function guardText(text: string, isTyped = false): string {
  const bare = withoutGuards(text);
  // A text with a leading apostrophe gets another one, even as a typed cell: {@link unguardText} removes one.
  const isTaken = FORMULA.test(bare) || ((!isTyped || bare !== text) && isConverted(bare));
  return isTaken ? `'${text}` : text;
}

/** Returns the text of a cell without the apostrophe of {@link guardText}. */
export function unguardText(cell: string): string {
  const bare = withoutGuards(cell);
  return bare !== cell && (FORMULA.test(bare) || isConverted(bare)) ? cell.slice(1) : cell;
}
