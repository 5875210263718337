export type Cell = {
  readonly text: string;
  /** Where the text of the cell begins in the whole text, in UTF-16 units. */
  readonly start: number;
};

/** Matches a cell, in quotes (quotes inside are doubled) or plain, and its end. An unclosed quote is plain. */
function cellPattern(separator: string): RegExp {
  const blanks = String.raw`[^\S\t\r\n]*`;
  return new RegExp(
    String.raw`(?:(${blanks}")((?:[^"]|"")*)"${blanks}|([^${separator}\r\n]*))(${separator}|\r\n?|\n|$)`,
    'y',
  );
}

/** Splits a table of a spreadsheet or CSV file into rows of cells, without the blanks and quotes around them. */
export function splitCells(text: string, separator: string): Cell[][] {
  const pattern = cellPattern(separator);
  const rows: Cell[][] = [[]];
  for (;;) {
    const at = pattern.lastIndex;
    const [, open = '', quoted, plain = '', end = ''] = pattern.exec(text) ?? [];
    const cell = quoted?.replaceAll('""', '"') ?? plain;
    const start = at + open.length + cell.length - cell.trimStart().length;
    rows.at(-1)?.push({ text: cell.trim(), start });
    if (end === '') return rows;
    if (end !== separator) rows.push([]);
  }
}
