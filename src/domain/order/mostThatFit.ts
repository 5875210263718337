/** Finds the greatest whole number up to `max` that fits; 0 if none fits. If a number fits, all below it must fit. */
export function mostThatFit(max: number, fits: (count: number) => boolean): number {
  if (fits(max)) return max;
  let [most, tooMany] = [0, max];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (fits(middle)) most = middle;
    else tooMany = middle;
  }
  return most;
}
