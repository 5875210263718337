import { groupDigits } from '../text/groupDigits.ts';

/** Limit in céntimos. A double holds 15 digits for sure, so larger amounts are not rounded. */
const MAX_EXACT_CENTIMOS = 1e15;

/**
 * Converts an amount to céntimos, without the binary noise of a computation: 1.005 colones are 100.5 céntimos, not
 * 100.49999999999999. Does not round to whole céntimos.
 */
function toCentimos(amount: number): number {
  const centimos = amount * 100;
  return Math.abs(centimos) < MAX_EXACT_CENTIMOS ? Number(centimos.toPrecision(15)) : centimos;
}

/**
 * Rounds an amount in colones to the céntimo, half away from zero; never -0. NaN stays NaN. @see docs/rules.md#currency
 */
export function roundColones(amount: number): number {
  const centimos = toCentimos(Math.abs(amount));
  if (centimos >= MAX_EXACT_CENTIMOS) return amount;
  const rounded = Math.round(centimos) / 100;
  return amount < 0 && rounded !== 0 ? -rounded : rounded;
}

function toAmount(value: unknown): number {
  if (typeof value === 'number') return value;
  // The backend sends some numeric columns as strings ("19.00").
  if (typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value)) return Number(value);
  return Number.NaN;
}

/**
 * Formats an amount as every screen, e-mail and message shows it, in both languages: `₡12,500.00`, negative
 * `-₡12,500.00`.
 *
 * @param amount colones, a finite number or a plain decimal string; anything else shows `₡0.00`
 * @see docs/rules.md#currency
 */
export function formatColones(amount: unknown): string {
  const value = toAmount(amount);
  if (!Number.isFinite(value)) return '₡0.00';
  const rounded = roundColones(value);
  return `${rounded < 0 ? '-' : ''}₡${groupDigits(Math.abs(rounded).toFixed(2))}`;
}
