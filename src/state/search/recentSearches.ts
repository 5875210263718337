import { array, fallback, maxLength, parse, pipe, string } from 'valibot';
import { foldText } from '#domain/text/foldText.ts';
import { SEARCH_MAX_LENGTH } from '#domain/text/nameSearch.ts';
import { lastingStorage, readJson } from '#shared/lib/visitStorage.ts';

const KEY = 'recentSearches';
const MOST = 6;

const Searches = fallback(array(pipe(string(), maxLength(SEARCH_MAX_LENGTH))), []);

export function readRecentSearches(): readonly string[] {
  return parse(Searches, readJson(lastingStorage, KEY)).slice(0, MOST);
}

/** Puts a search first; one that differs only in case or accents is replaced. */
export function rememberSearch(text: string): void {
  const search = text.trim().slice(0, SEARCH_MAX_LENGTH);
  const folded = foldText(search);
  if (folded === '') return;
  const others = readRecentSearches().filter((other) => foldText(other) !== folded);
  lastingStorage.write(KEY, JSON.stringify([search, ...others].slice(0, MOST)));
}

export function forgetSearches(): void {
  lastingStorage.remove(KEY);
}
