/** A sentence of the specification, and the test that would fail if it stopped being true. */
export type Row = readonly [rule: string, file: string, title: string];

/** Rows of one section whose tests lie below one folder. */
export function rows(
  section: string,
  folder: string,
  pairs: readonly (readonly [rule: string, file: string, title: string])[],
): Row[] {
  return pairs.map(([rule, file, title]) => [
    `${section} ${rule}`,
    `tests/${folder}/${file}`,
    title,
  ]);
}
