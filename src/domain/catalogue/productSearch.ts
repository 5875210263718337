import { SEARCH_MAX_LENGTH } from '../text/nameSearch.ts';

/** Further words of a search are ignored. */
const SEARCH_MAX_WORDS = 8;

/** The backend's wildcard for one character; replaces those that its filters cannot contain. */
const ANY_CHARACTER = '_';

function toPattern(word: string): string {
  return word
    .replace(/^[,()"{}*]+|[,()"{}*]+$/g, '')
    .replace(/[\\%_]/g, String.raw`\$&`)
    .replace(/[,()"{}*]/g, ANY_CHARACTER);
}

/**
 * The patterns of a product search, one per word, in lower case: a product matches when any of them
 * is part of its code, name or detail, compared in lower case.
 *
 * Each is safe inside a list of conditions: `\`, `%` and `_` are escaped. A character that would
 * end or widen a condition matches any character, and is left out at the ends of a word. Empty:
 * there is nothing to search for, also if the text has only such characters.
 *
 * @param text as typed; only the first 100 characters and 8 words count
 * @see docs/rules.md#product-list
 */
export function searchPatterns(text: string): string[] {
  // macOS writes accents as separate characters; the database has composed letters.
  const characters = Array.from(text.normalize('NFC').replaceAll('\0', '').trim());
  return characters
    .slice(0, SEARCH_MAX_LENGTH)
    .join('')
    .toLowerCase()
    .split(/\s+/)
    .map(toPattern)
    .filter((pattern) => pattern !== '')
    .slice(0, SEARCH_MAX_WORDS);
}
