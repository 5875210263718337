/** The middle value; the mean of both when there are two; `null` without values. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** Values by name; one that is missing or `null` was not measured. */
export type Figures<Name extends string> = Readonly<Partial<Record<Name, number | null>>>;

/** The median of each figure over several runs. */
export function medians(
  names: readonly string[],
  runs: readonly Figures<string>[],
): Readonly<Record<string, number | null>> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      median(runs.map((run) => run[name] ?? null).filter((value) => value !== null)),
    ]),
  );
}
