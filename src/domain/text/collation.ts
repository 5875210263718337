const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/**
 * Order of two names for a Spanish reader: case and accents do not count, ñ follows n, numbers
 * inside go by value. 0: the same to such a reader.
 */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b);
}
