/** Languages of the store; Spanish is the default (spec §1). */
export type Language = 'es' | 'en';

const STORAGE_KEY = 'language';

/**
 * The language chosen at an earlier visit: Spanish when there was none, English when what is
 * stored is none of ours (spec §1 "English is the fallback for an unknown language").
 */
export function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === null || stored === 'es' ? 'es' : 'en';
  } catch {
    return 'es';
  }
}

/** Remembers the choice; where storage is blocked it holds for this visit. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Blocked or full: nothing else depends on it.
  }
}
