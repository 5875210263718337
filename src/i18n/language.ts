import i18next, { changeLanguage as drawTextsIn } from 'i18next';
import { useTranslation } from 'react-i18next';
import { lazyCode } from '../shared/lib/lazyCode.ts';
import { reloadDocument } from '../shared/lib/reloadDocument.ts';
import { storeLanguage, type Language } from './storedLanguage.ts';

const english = lazyCode(async () => (await import('./en.ts')).en);

/** Makes a language's texts available; Spanish is always there, English comes on demand. */
export async function loadLanguage(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, 'common')) return;
  const en = await english.load();
  for (const [area, texts] of Object.entries(en)) i18next.addResourceBundle(language, area, texts);
}

let lastChoice: Language | null = null;
let hasFailed = false;

/**
 * Changes the language of every text, and remembers the choice. When the texts fail to come for
 * the second time, the document is loaded anew: some browsers never ask again for a file that
 * failed.
 *
 * @throws when the texts cannot be fetched; the language then stays as it was
 */
export async function changeLanguage(language: Language): Promise<void> {
  lastChoice = language;
  try {
    await loadLanguage(language);
  } catch (error) {
    const isWanted = () => lastChoice === language;
    if (hasFailed) await reloadDocument({ isWanted, onceFor: 'language' });
    hasFailed = true;
    throw error;
  }
  // Chosen again while the texts were on their way: the last choice is the one that counts.
  if (lastChoice !== language) return;
  await drawTextsIn(language);
  storeLanguage(language);
}

/** The language of the page, kept in step with every change. */
export function useLanguage(): {
  language: Language;
  changeLanguage: (language: Language) => Promise<void>;
} {
  const { i18n } = useTranslation();
  return { language: i18n.language === 'en' ? 'en' : 'es', changeLanguage };
}
