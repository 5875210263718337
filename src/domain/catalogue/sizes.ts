import { normalized } from '../text/cleanText.ts';
import { compareNames } from '../text/collation.ts';

const LETTER = /^(?:(\d{1,2})?X|(X*))([SML])$/;
const MONTHS = /^(\d{1,3})(?:-(\d{1,3}))? ?(?:M|MESES)$/;
const NUMBER = /^(\d{1,4}(?:[.,]\d{1,2})?)(?:-(\d{1,4}))? ?(?:T|A|ANOS)?$/;
const ONE_SIZE = new Set(['U', 'UNI', 'UNICA', 'UNITALLA', 'TALLA UNICA', 'ONE SIZE', 'OS']);

/** The group of a label, in shop order, and its place in the group: start and end of a range of sizes. */
type Rank = readonly [group: number, start: number, end: number];

const OTHER_GROUP = 3;
const ONE_SIZE_GROUP = 4;

/** Distance from M: XS -2, S -1, M 0, L 1, XL 2, 2XL 3; `null`: not a letter size. */
function letterPlace(label: string): number | null {
  const match = LETTER.exec(label);
  if (!match) return null;
  const [, digits, letters = 'X', base] = match;
  const extra = digits === undefined ? letters.length : Number(digits);
  if (base === 'M') return extra === 0 ? 0 : null;
  return base === 'L' ? 1 + extra : -1 - extra;
}

function letterRank(label: string): Rank | null {
  const [first = '', second, ...more] = label.split('/');
  const start = letterPlace(first);
  const end = second === undefined ? start : letterPlace(second);
  return start === null || end === null || more.length > 0 ? null : [0, start, end];
}

function numberRank(group: number, match: RegExpExecArray): Rank {
  const start = Number(match[1]?.replace(',', '.'));
  return [group, start, match[2] === undefined ? start : Number(match[2])];
}

function plainLabel(talla: string): string {
  return normalized(talla, 'NFD').replace(/\p{M}/gu, '').trim().toUpperCase();
}

function rankOf(talla: string): Rank {
  const label = plainLabel(talla);
  const letters = letterRank(label);
  if (letters) return letters;
  const months = MONTHS.exec(label);
  if (months) return numberRank(1, months);
  const number = NUMBER.exec(label);
  if (number) return numberRank(2, number);
  return [ONE_SIZE.has(label) ? ONE_SIZE_GROUP : OTHER_GROUP, 0, 0];
}

/**
 * Compares two size labels by garment order: XXS, XS, S, M, L, XL, 2XL (XXL) … 6XL, then months (0-3M, 12 meses), then
 * years and numbers by value (2T, 3T, 4, 6 … 16, 28), then other labels by name, and one-size labels (Única, U,
 * Unitalla) last. A double label (S/M) follows its first size. Case and accents do not count.
 *
 * Returns 0 only for the very same label.
 */
export function compareTallas(a: string, b: string): number {
  const [groupA, startA, endA] = rankOf(a);
  const [groupB, startB, endB] = rankOf(b);
  const byRank = groupA - groupB || startA - startB || endA - endB || compareNames(a, b);
  if (byRank !== 0 || a === b) return byRank;
  return a < b ? -1 : 1;
}

/** Makes the key of a label. Labels of one size have the same key, such as 2XL and XXL, or 10,5 and 10.5. */
export function tallaKey(talla: string): string {
  const label = plainLabel(talla);
  return letterRank(label)?.join(' ') ?? label.replace(/^(\d+),(\d+)$/, '$1.$2');
}

/** Compares two values; `null` comes last. */
export function nullsLast<Value>(
  compare: (a: Value, b: Value) => number,
  a: Value | null,
  b: Value | null,
): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compare(a, b);
}
