import { foldText } from '../text/foldText.ts';
import { SEARCH_MAX_LENGTH } from '../text/nameSearch.ts';
import { editDistance } from './editDistance.ts';

/** How many codes are offered for a mistyped one. */
const MAX_OFFERED = 3;
/** A shorter part of a code would fit too many others. */
const MIN_PART_LENGTH = 2;
/** From this length on, more of a code can be left open. */
const LONG_CODE = 7;
/** A code without signs begins like another one when so many letters are the same. */
const START_LENGTH = 3;

/** A code as it is looked for: two codes with the same key are the same. Signs alone are their own key. */
export function codeKey(code: string): string {
  return foldText(code) || code.trim();
}

/** Letters and digits alone: signs are what is mistyped most. */
function bareCode(key: string): string {
  return key.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A part of a code in a pattern: other signs could end or widen a condition. */
function safePart(part: string): string {
  return part.replace(/[^\p{L}\p{N} -]/gu, '_');
}

/** The code with some neighbouring letters left open, at each place in turn. */
function withOpenPlaces(letters: readonly string[]): string[] {
  const open = letters.length < LONG_CODE ? 2 : 3;
  const patterns: string[] = [];
  // Places overlap by one letter, because two neighbours may be swapped.
  for (let start = 0; start === 0 || start + 1 < letters.length; start += open - 1) {
    const before = safePart(letters.slice(0, start).join(''));
    const after = safePart(letters.slice(start + open).join(''));
    if (bareCode(before + after).length >= MIN_PART_LENGTH) patterns.push(` ${before}%${after} |%`);
  }
  return patterns;
}

/** The code with any signs between its words and numbers, or anywhere if none is typed. */
function withOpenSigns(key: string): string[] {
  const runs = key.match(/\p{L}+|\p{N}+/gu) ?? [];
  const patterns = runs.length < 2 ? [] : [` ${runs.join('%')} |%`];
  if (key !== bareCode(key) || key.length < 2 * START_LENGTH) return patterns;
  const letters = Array.from(key);
  // Words without a sign between them look like one: the last ones, or all of them.
  const end = runs.length > 2 ? '' : `${letters.at(-1)} |%`;
  const start =
    runs.length > 2 ? runs.slice(0, -1).join('%') : letters.slice(0, START_LENGTH).join('');
  return [...patterns, ` ${start}%${end}`];
}

/**
 * The patterns of codes that may be meant by a mistyped one: those with one mistake, and those with
 * other signs. They hold nothing but letters, digits, hyphens, blanks and wildcards, so they are safe
 * inside a list of conditions.
 *
 * @returns empty: too little is typed
 */
export function closeCodePatterns(code: string): string[] {
  const key = codeKey(code);
  if (key.length > SEARCH_MAX_LENGTH || bareCode(key).length < MIN_PART_LENGTH) return [];
  return [...withOpenPlaces(Array.from(key)), ...withOpenSigns(key)];
}

/** The most mistakes in a code of that length. */
function mostMistakes(length: number): number {
  return Math.max(1, Math.floor(length / 4));
}

/**
 * The candidates whose code is close to a mistyped one, the closest first; at most three. Signs count
 * less than letters and digits.
 *
 * @param code as typed
 */
export function closestCodes<Candidate extends { readonly code: string }>(
  code: string,
  candidates: readonly Candidate[],
): Candidate[] {
  const key = codeKey(code);
  const bare = bareCode(key);
  const most = mostMistakes(bare.length);
  return candidates
    .map((candidate) => {
      const other = codeKey(candidate.code);
      const isFar = Math.abs(bareCode(other).length - bare.length) > most;
      const mistakes = isFar ? Infinity : editDistance(bare, bareCode(other));
      return { candidate, mistakes, distance: isFar ? Infinity : editDistance(key, other) };
    })
    .filter(({ mistakes }) => mistakes <= most)
    .toSorted(
      (a, b) =>
        a.mistakes - b.mistakes ||
        a.distance - b.distance ||
        (a.candidate.code < b.candidate.code ? -1 : 1),
    )
    .slice(0, MAX_OFFERED)
    .map(({ candidate }) => candidate);
}
