import { groupDigits } from './groupDigits.ts';

/**
 * A number: thousands as in '1,250,000', '1.250.000', '1 250 000' or "1'250'000", or digits alone; then decimals.
 *
 * A single separator before three digits separates thousands, in '3.600' as well as in '3,600', because prices have at
 * most two decimals. After a zero, as in '0.125', it separates decimals.
 */
const NUMBER =
  /^(-?)(?:[₡¢] *)?([1-9]\d{0,2}([,. '’])\d{3}(?:\3\d{3})*|\d*)(?:([.,])(\d*))?(?: *[₡¢])?$/;
/** The notation of calculators and spreadsheets: '1e3', '1.5E+3'. */
const POWER = /^\d+(?:[.,]\d+)?e\+?\d+$/i;

/**
 * Reads a number as people type it in Costa Rica: with a point or a comma for the decimals, with or without thousands
 * separators, with or without ₡. `null`: the text is no number, or is ambiguous.
 */
export function readTypedNumber(text: string): number | null {
  // A number that is copied from a chat may have invisible characters.
  const seen = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\s/g, ' ');
  const [, minus, whole = '', separator, point, decimals = ''] = NUMBER.exec(seen) ?? [];
  const digits = whole.replace(/\D/g, '');
  if (digits + decimals === '' || (point && point === separator)) return null;
  return Number(`${minus}${digits || 0}.${decimals || 0}`);
}

/**
 * Reads the number of units in a field. A fraction is read too, so that the field can refuse it. `null`: no number, or
 * an amount of money. Decimals that are all 0 do not count: '2.00' is 2.
 *
 * @see docs/rules.md#typed-numbers
 * @internal Exported for tests.
 */
export function readTypedUnits(text: string): number | null {
  const power = POWER.test(text.trim()) ? Number(text.replace(',', '.')) : null;
  const units = /[₡¢]/.test(text) ? null : (power ?? readTypedNumber(text));
  return units && Math.min(units, Number.MAX_SAFE_INTEGER);
}

/** Reads whole units from 0; `null`: the text is something else. */
export function readWholeUnits(text: string): number | null {
  const units = readTypedUnits(text);
  return units !== null && Number.isInteger(units) && units >= 0 ? units : null;
}

/** True if a text is the number as the shop writes it, so that no hint has to say how it is read. */
export function isPlainNumber(text: string, number: number): boolean {
  return [String(number), groupDigits(number)].includes(text.trim());
}

/** Returns whole units as the shop writes them, if they were typed differently; otherwise ''. */
export function clarifyUnits(text: string): string {
  const units = readWholeUnits(text);
  return units === null || isPlainNumber(text, units) ? '' : groupDigits(units);
}

/** Reads units for the fields of `shared/ui`, whose code does not know the shop. */
export const UNITS_READER = { read: readTypedUnits, clarify: clarifyUnits } as const;
