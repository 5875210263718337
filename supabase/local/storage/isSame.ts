import { timingSafeEqual } from 'node:crypto';

/** Compares secrets in constant time. */
export function isSame(given: string | null | undefined, expected: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
