/**
 * Readers of single values that come from storage and are not trusted. Each gives the value in
 * its proper type, or `null` for anything that it cannot be.
 *
 * By hand rather than with valibot: this is part of every first load, where the same work by the
 * library costs a shopper 2 kB.
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

/** A whole number from 1 on. */
export function readId(value: unknown): number | null {
  return readNumberIn(value, (number) => Number.isSafeInteger(number) && number >= 1);
}

/** Whole units, at least 1; a fraction is cut off. */
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

/** A text, trimmed, that is not blank; a number counts as its text. */
export function readLabel(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return String(value).trim() || null;
}

/** An object's fields, by name. */
export function readFields(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null;
}
