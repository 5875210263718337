import { withoutUnit } from './splitWords.ts';

/** The sign between the columns of a line; `null`: it has one column. */
export type Separator = '\t' | ';' | ',' | null;

/** A whole number with commas for the thousands, after a blank: '1,200'. */
const GROUPED_AFTER_BLANK = /\s[1-9]\d{0,2}(?:,\d{3})+$/;

/**
 * The separator of a line: a tab wins, as spreadsheets copy it, then ';', then ','. Those in quotes
 * do not count, nor do the commas of a number such as '1,200' at the end.
 */
export function separatorOf(line: string): Separator {
  const plain = withoutUnit(line.replace(/"(?:[^"]|"")*"/g, ''));
  const bare = plain.replace(GROUPED_AFTER_BLANK, '');
  const separators = ['\t', ';', ','] as const;
  return separators.find((separator) => bare.includes(separator)) ?? null;
}

export type Cell = {
  readonly text: string;
  /** Where its text begins in the line, in UTF-16 units. */
  readonly start: number;
};

function trimmed(text: string, start: number): Cell {
  return { text: text.trim(), start: start + text.length - text.trimStart().length };
}

/**
 * The cells of a line of CSV, without the blanks and the quotes around them. A quote that is never
 * closed belongs to its cell, as in '3" wide'; cells do not continue on the next line.
 */
export function splitCells(line: string, separator: Separator): Cell[] {
  if (separator === null) return [trimmed(line, 0)];
  const cells: Cell[] = [];
  const cell = new RegExp(
    String.raw`(?:[^\S\t]*"((?:[^"]|"")*)"[^\S\t]*|([^${separator}]*))(?:${separator}|$)`,
    'y',
  );
  while (cell.lastIndex < line.length) {
    const start = cell.lastIndex;
    const [, quoted, plain = ''] = cell.exec(line) ?? [];
    cells.push(
      quoted === undefined
        ? trimmed(plain, start)
        : trimmed(quoted.replaceAll('""', '"'), line.indexOf('"', start) + 1),
    );
  }
  return cells;
}
