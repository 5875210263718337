const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/**
 * Compares two names in Spanish order: case and accents are ignored, ñ follows n, numbers are compared
 * by value.
 */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b);
}
