import { lastingStorage } from '#shared/lib/visitStorage.ts';

/** Languages of the store; Spanish is the default. @see docs/rules.md#languages */
export type Language = 'es' | 'en';

const STORAGE_KEY = 'language';

/**
 * The language chosen at an earlier visit: Spanish if there is none, English if the stored value is
 * unknown (docs/rules.md#languages).
 */
export function storedLanguage(): Language {
  const stored = lastingStorage.read(STORAGE_KEY);
  return stored === null || stored === 'es' ? 'es' : 'en';
}

/** Stores the choice; with blocked storage it holds for this visit only. */
export function storeLanguage(language: Language): void {
  lastingStorage.write(STORAGE_KEY, language);
}
