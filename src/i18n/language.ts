import i18next, { changeLanguage as showLanguage } from 'i18next';
import { use, useSyncExternalStore } from 'react';
import { lazyCode, loadOnPress } from '#lib/lazyCode.ts';
import { lastingStorage } from '#lib/storage.ts';
import { TextsLanguage, type Language } from './areaTexts.ts';

const STORAGE_KEY = 'language';

/**
 * Returns the language that the visitor chose last: Spanish if nothing is stored, English if the stored value
 * is unknown (docs/rules.md#languages).
 */
export function storedLanguage(): Language {
  const stored = lastingStorage.read(STORAGE_KEY);
  return stored === null || stored === 'es' ? 'es' : 'en';
}

const english = lazyCode(async () => (await import('./en.ts')).en);

/** Loads the texts of a language. Spanish texts come with the code; English texts are fetched. */
export async function loadLanguage(language: Language, fetchEnglish = english.load): Promise<void> {
  if (language === 'es' || i18next.hasResourceBundle(language, 'common')) return;
  const en = await fetchEnglish();
  for (const [area, texts] of Object.entries(en)) i18next.addResourceBundle(language, area, texts);
}

let lastChoice: Language | null = null;

/**
 * Changes the visitor's language and stores the choice.
 *
 * @throws when the texts cannot be fetched; then the language stays the same
 */
async function changeLanguage(language: Language): Promise<void> {
  lastChoice = language;
  await loadLanguage(language, () => loadOnPress(english));
  // The visitor may have chosen again while the texts were in flight: the last choice wins.
  if (lastChoice !== language) return;
  await showLanguage(language);
  lastingStorage.write(STORAGE_KEY, language);
}

export const useLanguage = () => ({ language: use(TextsLanguage), changeLanguage });

function onLanguageChange(onChange: () => void): () => void {
  i18next.on('languageChanged', onChange);
  return () => i18next.off('languageChanged', onChange);
}
const currentLanguage = (): Language => (i18next.language === 'en' ? 'en' : 'es');

/** Returns the visitor's language, and renders again when it changes. */
export const useVisitorLanguage = () =>
  useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
