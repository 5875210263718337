/** `null` or missing: it was not measured. */
type Figure = number | null | undefined;

/** @param none what is shown for a figure that was not measured */
export const figure = (value: Figure, digits = 0, none = '–') => value?.toFixed(digits) ?? none;

export const kilobytes = (bytes: Figure) =>
  figure(typeof bytes === 'number' ? bytes / 1000 : null, 1);

/** A Markdown table whose columns are aligned; numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(3, ...all.map((row) => row[column]?.length ?? 0)),
  );
  const isText = (column: number) => rows.some((row) => /^[a-z]/i.test(row[column] ?? ''));
  const lines = all.map((row) =>
    row.map((cell, column) =>
      isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    ),
  );
  const rule = widths.map((width, column) =>
    isText(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  lines.splice(1, 0, rule);
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
