/**
 * The quantity that a shopper typed.
 *
 * @returns whole units, at least 1; `null`: not a whole number of at least 1 written in plain
 *   digits ('', letters, '-1', '0', '1.5', '1e9')
 */
export function parseQuantity(text: string): number | null {
  const digits = text.trim();
  if (!/^[0-9]+$/.test(digits)) return null;
  const quantity = Number(digits);
  return Number.isSafeInteger(quantity) && quantity >= 1 ? quantity : null;
}

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
