import { MONTH } from '../../text/sheetText.ts';

/** The reason why a cell of a file has no readable value, though the cell is not empty. */
export type CellFault = 'error' | 'noResult' | 'merged' | 'date';

/** A cell of a file, as staff would type it. */
export type FileCell = string | { readonly text: string; readonly fault: CellFault };

export const cellText = (cell: FileCell = '') => (typeof cell === 'string' ? cell : cell.text);

/** Texts that Excel, in English and Spanish, and LibreOffice write instead of a value. */
const ERROR =
  /^(?:#(?:N\/[AD]|[¡¿]?(?:REF|DIV\/0|NAME|NOMBRE|VALUE|VALOR|NUM|NULL|NULO)[!?]|#+)|Err:\d{3})$/i;

export function toFileCell(raw: string): FileCell {
  const text = raw.trim();
  return ERROR.test(text) ? { text, fault: 'error' } : text;
}

/** A date that a spreadsheet has made of a text such as '6-8': '6-ago', 'mar-1', '06/08/2026'. */
const DATE = new RegExp(
  String.raw`^(?:\d+[-/ ]${MONTH}[a-z]*\.?(?:[-/ ]\d+)?|${MONTH}[a-z]*\.?[-/ ]\d+|\d{1,2}([-/.])\d{1,2}\1(?:\d\d){1,2}|\d{4}-\d\d-\d\d)$`,
  'i',
);

export const isDateText = (text: string) => DATE.test(text);

/** Writes a number as staff type it, without binary noise; three decimals get a 0, or they read as thousands. */
export function numberText(value: number): string {
  const text = String(Number(value.toFixed(6)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}
