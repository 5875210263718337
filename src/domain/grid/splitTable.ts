import { cleanText } from '../text/cleanText.ts';
import { splitCells } from '../text/splitCells.ts';

const GROUPED_NUMBER = /^\d{1,3}(,\d{3})+$/;

/** True if lines are one column of numbers, of which those from 1,000 on are grouped by commas. */
function isColumnOfNumbers(text: string): boolean {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  return lines.every((line) => /^\d*$/.test(line) || GROUPED_NUMBER.test(line));
}

/** The separator of the cells: tabs as a spreadsheet copies them, else ';', else ','. */
function separatorOf(text: string, isCommaPlain: boolean): string {
  if (text.includes('\t')) return '\t';
  if (text.includes(';')) return ';';
  return isCommaPlain || isColumnOfNumbers(text) ? '\t' : ',';
}

const isFilled = (row: readonly string[]) => row.some((cell) => cell !== '');

/**
 * The cells of a table. Blank rows at the start and the end are left out; rows may have different lengths.
 *
 * @param isCommaPlain a comma is part of a number, and never separates cells
 */
export function splitTable(pasted: string, isCommaPlain = false): string[][] {
  const text = cleanText(pasted);
  const cells = splitCells(text, separatorOf(text, isCommaPlain));
  const rows = cells.map((row) => row.map((cell) => cell.text));
  const first = rows.findIndex(isFilled);
  return first < 0 ? [] : rows.slice(first, rows.findLastIndex(isFilled) + 1);
}
