import { foldText } from '../text/foldText.ts';
import { SEARCH_MAX_LENGTH } from '../text/nameSearch.ts';

const MAX_OFFERED = 3;
/** A code with fewer letters and digits is not searched: too many others begin like it. */
const MIN_LENGTH = 2;
/** Close codes have the same beginning: this many letters and digits, or half of a code with signs if that is more. */
const START_LENGTH = 3;

/** Makes the key by which a code is searched; equal keys are the same code. A code of signs alone is its own key. */
export function codeKey(code: string): string {
  return foldText(code) || code.trim();
}

/** Makes a key like {@link codeKey}, but signs around words count: 'ZZP-100' and 'ZZP-100+' are two codes. */
export function wholeCodeKey(code: string): string {
  return foldText(code.replace(/\S+/g, 'x$&x'));
}

/** Keeps only the letters and digits of a key, because signs are mistyped most. */
function bareCode(key: string): string {
  return key.replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Returns the beginning that close codes share: a shorter one if the code has no signs, because some may be missing.
 */
function startOf(code: string): string {
  const key = codeKey(code);
  const bare = bareCode(key);
  const half = key === bare ? 0 : Math.floor(bare.length / 2);
  return bare.slice(0, Math.max(START_LENGTH, half));
}

/**
 * Makes the pattern that finds codes close to a mistyped one: they begin like it, with any signs in between. The
 * pattern has only a blank, letters, digits and wildcards, so it is safe inside a list of conditions.
 *
 * @returns `null`: the code is too short or too long
 */
export function closeCodePattern(code: string): string | null {
  const start = startOf(code);
  if (code.length > SEARCH_MAX_LENGTH || start.length < MIN_LENGTH) return null;
  const key = codeKey(code);
  const runs = key.match(/\p{L}+|\p{N}+/gu) ?? [];
  let left = start.length;
  const parts = runs.map((run) => {
    const part = run.slice(0, left);
    left -= part.length;
    return part;
  });
  return ` ${parts.filter((part) => part !== '').join('%')}%`;
}

/** Counts the letters and digits of two codes between their common beginning and their common end. */
export function unlikeLetters(code: string, other: string): number {
  return countUnlike(bareCode(codeKey(code)), bareCode(codeKey(other)));
}

function countUnlike(from: string, to: string): number {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  return Math.max(from.length, to.length) - start - end;
}

/**
 * Returns a function that finds the candidates that begin like a mistyped code: at most three, the most similar first.
 * Signs do not count. The candidates are folded only once, however many codes are searched.
 */
export function closestCodes<Candidate extends { readonly code: string }>(
  candidates: readonly Candidate[],
): (code: string) => Candidate[] {
  const all = candidates.map((candidate) => ({
    candidate,
    bare: bareCode(codeKey(candidate.code)),
  }));
  return (code) => {
    const start = startOf(code);
    if (start.length < MIN_LENGTH) return [];
    const typed = bareCode(codeKey(code));
    return all
      .filter(({ bare }) => bare.startsWith(start))
      .map(({ candidate, bare }) => ({ candidate, unlike: countUnlike(typed, bare) }))
      .toSorted((a, b) => a.unlike - b.unlike || (a.candidate.code < b.candidate.code ? -1 : 1))
      .slice(0, MAX_OFFERED)
      .map(({ candidate }) => candidate);
  };
}
