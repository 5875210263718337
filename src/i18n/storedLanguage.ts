/** Languages of the store; Spanish is the default. @see docs/rules.md#languages */
export type Language = 'es' | 'en';

const STORAGE_KEY = 'language';

/**
 * The language chosen at an earlier visit: Spanish if there is none, English if the stored value is
 * unknown (docs/rules.md#languages).
 */
export function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === null || stored === 'es' ? 'es' : 'en';
  } catch {
    return 'es';
  }
}

/** Stores the choice; with blocked storage it holds for this visit only. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage is blocked or full; nothing else depends on it.
  }
}
