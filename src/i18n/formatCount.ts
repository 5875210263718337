// Both languages group digits as prices do.
const figures = new Intl.NumberFormat('en-US');

/** A number of things with separators: 1,120. */
export function formatCount(count: number): string {
  return figures.format(count);
}
