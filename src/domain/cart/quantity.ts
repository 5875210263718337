/**
 * Whole units from 1 to `available`; 1 if nothing is available or a value is not a number.
 *
 * @see docs/rules.md#cart-lines
 */
export function clampQuantity(quantity: number, available: number): number {
  const wanted = Math.floor(Math.min(quantity, available));
  return wanted >= 1 ? wanted : 1;
}
