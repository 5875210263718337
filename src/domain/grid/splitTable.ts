import { cleanText } from '../text/cleanText.ts';

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

/**
 * A cell in quotes may hold separators, line breaks and doubled quotes.
 *
 * @returns the cell and where it ends; `null`: the text does not begin with such a cell
 */
function quotedCell(text: string, start: number, separator: string): [string, number] | null {
  if (text[start] !== '"') return null;
  let end = start + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end < 0) return null;
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const after = text[end + 1];
  const isWhole = after === undefined || after === separator || after === '\r' || after === '\n';
  return isWhole ? [text.slice(start + 1, end).replaceAll('""', '"'), end + 1] : null;
}

function plainCell(text: string, start: number, separator: string): [string, number] {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') {
    end += 1;
  }
  return [text.slice(start, end), end];
}

function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell === '');
}

/**
 * The cells of a table as a spreadsheet or a CSV file has them, trimmed. Blank rows at the start
 * and the end are left out; rows may have different lengths.
 *
 * @param isCommaPlain a comma is part of a number, and never separates cells
 */
export function splitTable(pasted: string, isCommaPlain = false): string[][] {
  const text = cleanText(pasted);
  const separator = separatorOf(text, isCommaPlain);
  const rows: string[][] = [[]];
  let at = 0;
  for (;;) {
    const [cell, end] = quotedCell(text, at, separator) ?? plainCell(text, at, separator);
    rows.at(-1)?.push(cell.trim());
    if (end >= text.length) break;
    at = end + 1;
    if (text[end] === separator) continue;
    if (text[end] === '\r' && text[at] === '\n') at += 1;
    rows.push([]);
  }
  const first = rows.findIndex((row) => !isBlank(row));
  const last = rows.findLastIndex((row) => !isBlank(row));
  return first < 0 ? [] : rows.slice(first, last + 1);
}
