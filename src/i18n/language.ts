import i18next, { changeLanguage as showLanguage } from 'i18next';
import { useTranslation } from 'react-i18next';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { storeLanguage, type Language } from './storedLanguage.ts';

const english = lazyCode(async () => (await import('./en.ts')).en);

/** Loads the texts of a language: Spanish is always there, English is fetched on demand. */
export async function loadLanguage(language: Language, fetchEnglish = english.load): Promise<void> {
  if (i18next.hasResourceBundle(language, 'common')) return;
  const en = await fetchEnglish();
  for (const [area, texts] of Object.entries(en)) i18next.addResourceBundle(language, area, texts);
}

let lastChoice: Language | null = null;

/**
 * Changes the language of every text, and remembers the choice.
 *
 * @throws when the texts cannot be fetched; the language stays the same
 */
async function changeLanguage(language: Language): Promise<void> {
  lastChoice = language;
  await loadLanguage(language, english.loadByHand);
  // The visitor may have chosen again while the texts were in flight: the last choice wins.
  if (lastChoice !== language) return;
  await showLanguage(language);
  storeLanguage(language);
}

export function useLanguage(): {
  language: Language;
  changeLanguage: (language: Language) => Promise<void>;
} {
  const { i18n } = useTranslation();
  return { language: i18n.language === 'en' ? 'en' : 'es', changeLanguage };
}
