/**
 * A quantity brought into what can be had: whole units from 1 to `available`; 1 when nothing is
 * available or when a figure is no number.
 *
 * @see spec §4 "clamped to at least 1 and at most available stock"
 */
export function clampQuantity(quantity: number, available: number): number {
  const wanted = Math.floor(Math.min(quantity, available));
  return wanted >= 1 ? wanted : 1;
}
