import { array, fallback, maxLength, parse, pipe, string } from 'valibot';
import { foldText } from '#domain/text/foldText.ts';
import { SEARCH_MAX_LENGTH } from '#domain/text/nameSearch.ts';
import { createStoredValue, lastingStorage } from '#lib/storage.ts';

const MAX_SEARCHES = 6;

const Searches = fallback(array(pipe(string(), maxLength(SEARCH_MAX_LENGTH))), []);

/** The last 6 searches of this browser, the newest first. */
export const recentSearches = createStoredValue<readonly string[]>({
  storage: lastingStorage,
  key: 'recentSearches',
  parse: (stored) => parse(Searches, stored).slice(0, MAX_SEARCHES),
});

/** Stores a search as the newest, and drops an earlier search that differs at most in case or accents. */
export function rememberSearch(text: string): void {
  const search = text.trim().slice(0, SEARCH_MAX_LENGTH);
  const folded = foldText(search);
  if (folded === '') return;
  const otherSearches = recentSearches.read().filter((other) => foldText(other) !== folded);
  recentSearches.write([search, ...otherSearches].slice(0, MAX_SEARCHES));
}
