export type Cell = {
  readonly text: string;
  /** Where its text begins, in UTF-16 units. */
  readonly start: number;
};

/** A cell in quotes with doubled quotes inside, or plain, and its end. A quote that is never closed is plain. */
function cellPattern(separator: string): RegExp {
  const blanks = String.raw`[^\S\t\r\n]*`;
  return new RegExp(
    String.raw`(?:(${blanks}")((?:[^"]|"")*)"${blanks}|([^${separator}\r\n]*))(${separator}|\r\n?|\n|$)`,
    'y',
  );
}

/** The rows of a table from a spreadsheet or a CSV file; cells lose the blanks and quotes around them. */
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
