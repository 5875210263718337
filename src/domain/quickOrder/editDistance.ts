/**
 * How many letters must be typed, removed, replaced or swapped with their neighbour to turn one text
 * into the other (optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  const from = Array.from(a);
  const to = Array.from(b);
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, other] of to.entries()) {
      const replaced = (last[column] ?? 0) + Number(letter !== other);
      const removed = (last[column + 1] ?? 0) + 1;
      const typed = (next[column] ?? 0) + 1;
      const isSwapped = letter === to[column - 1] && other === from[row - 1];
      const swapped = isSwapped ? (beforeLast[column - 1] ?? 0) + 1 : Infinity;
      next.push(Math.min(replaced, removed, typed, swapped));
    }
    [beforeLast, last] = [last, next];
  }
  return last.at(-1) ?? 0;
}
