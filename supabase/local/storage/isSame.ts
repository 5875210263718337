import { timingSafeEqual } from 'node:crypto';

/** Whether a secret was given, in a time that tells nothing of how much of it was right. */
export function isSame(given: string | null | undefined, expected: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
