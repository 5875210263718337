/** Returns the median of a figure of the runs. */
export function median<Name extends string>(
  runs: readonly Readonly<Record<Name, number>>[],
  name: Name,
): number {
  const sorted = runs.map((run) => run[name]).toSorted((a, b) => a - b);
  const at = (place: number) => sorted[Math.floor(place)] ?? Number.NaN;
  return (at(sorted.length / 2) + at((sorted.length - 1) / 2)) / 2;
}

export const figure = (value: number, digits = 0) => value.toFixed(digits);

/** Prints a Markdown table with aligned columns, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const isText = head.map((_, column) => rows.some((row) => /^[a-z]/i.test(row[column] ?? '')));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (isText[column] ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isText[column] ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [head, rule, ...rows].map(line).join('\n');
}
