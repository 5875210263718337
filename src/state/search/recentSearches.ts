import { array, maxLength, parse, pipe, string } from 'valibot';
import { foldText } from '#domain/text/foldText.ts';
import { SEARCH_MAX_LENGTH } from '#domain/text/nameSearch.ts';
import { createVisitStorage, readJson } from '#shared/lib/visitStorage.ts';

const KEY = 'recentSearches';
const MOST = 6;

const storage = createVisitStorage(() => localStorage);
const Searches = array(pipe(string(), maxLength(SEARCH_MAX_LENGTH)));

/** The last searches of this browser, newest first; at most 6. */
export function readRecentSearches(): readonly string[] {
  try {
    return parse(Searches, readJson(storage, KEY)).slice(0, MOST);
  } catch {
    return [];
  }
}

/** Puts a search first; one that differs only in case or accents is replaced. */
export function rememberSearch(text: string): void {
  const search = text.trim().slice(0, SEARCH_MAX_LENGTH);
  const folded = foldText(search);
  if (folded === '') return;
  const others = readRecentSearches().filter((other) => foldText(other) !== folded);
  storage.write(KEY, JSON.stringify([search, ...others].slice(0, MOST)));
}

export function forgetSearches(): void {
  storage.remove(KEY);
}
