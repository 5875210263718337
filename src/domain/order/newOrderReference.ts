// Without vowels (no words), without 0 1 B L S Z (look like others), without V (sounds like B).
const REFERENCE_CHARACTERS = '23456789CDFGHJKMNPQRTWXY';
const REFERENCE_LENGTH = 4;
/** All year: Costa Rica has no summer time. */
const COSTA_RICA_OFFSET_MS = -6 * 60 * 60 * 1000;

/**
 * A new reference such as `TT-261121-7K3F`: the day in Costa Rica (YYMMDD) and four random
 * characters that are hard to confuse when read aloud.
 *
 * @param random like `Math.random`
 * @throws RangeError if `now` is an invalid date
 */
export function newOrderReference(now: Date, random: () => number): string {
  const localTime = new Date(now.getTime() + COSTA_RICA_OFFSET_MS).toISOString();
  const day = localTime.slice(2, 10).replaceAll('-', '');
  const characters = Array.from({ length: REFERENCE_LENGTH }, () => {
    const index = Math.floor(random() * REFERENCE_CHARACTERS.length);
    return REFERENCE_CHARACTERS[Math.min(index, REFERENCE_CHARACTERS.length - 1)];
  });
  return `TT-${day}-${characters.join('')}`;
}
