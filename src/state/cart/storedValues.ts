/**
 * Readers for untrusted values from storage. Each returns the value in its type, or `null`.
 *
 * Not with valibot: this code is part of every first load, and the library would add 2 kB.
 */

/** A finite number, or the text of one. */
function readNumber(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

function readNumberIn(value: unknown, isFit: (number: number) => boolean): number | null {
  const number = readNumber(value);
  return number !== null && isFit(number) ? number : null;
}

/** A whole number from 1. */
export function readId(value: unknown): number | null {
  return readNumberIn(value, (number) => Number.isSafeInteger(number) && number >= 1);
}

/** Whole units, at least 1; rounded down. */
export function readQuantity(value: unknown): number | null {
  return readId(Math.floor(readNumber(value) ?? 0));
}

/** A price in colones above zero. */
export function readPrice(value: unknown): number | null {
  return readNumberIn(value, (number) => number > 0);
}

/** A tax rate as a fraction from 0 to 1. */
export function readRate(value: unknown): number | null {
  return readNumberIn(value, (number) => number >= 0 && number <= 1);
}

/** A trimmed text that is not blank; a number becomes a text. */
export function readLabel(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return String(value).trim() || null;
}

export function readFields(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null;
}
