/** Plain digits, or the notation of calculators and spreadsheets: '1e3', '1.5E+3'. */
const QUANTITY = /^\d+(?:\.\d+)?(?:e\+?\d+)?$/i;

/**
 * The quantity that a shopper typed.
 *
 * @returns whole units from 1 to the largest safe integer; `null`: not a whole number of at least 1
 *   ('', letters, '-1', '0', '1.5')
 */
export function parseQuantity(text: string): number | null {
  const digits = text.trim();
  if (!QUANTITY.test(digits)) return null;
  const quantity = Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
  return Number.isInteger(quantity) && quantity >= 1 ? quantity : null;
}
