import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { logError } from '../shared/lib/log.ts';
import { common } from './es/common.ts';
import { loadLanguage } from './language.ts';
import { storedLanguage } from './storedLanguage.ts';
import { withMillions } from './withMillions.ts';

/** Makes the texts ready, in Spanish; touches no document. */
export async function initTexts(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'es',
    fallbackLng: false,
    defaultNS: 'common',
    ns: ['common'],
    resources: { es: { common: withMillions(common) } },
    initAsync: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

function setDocumentLanguage(language: string): void {
  document.documentElement.lang = language;
}

/**
 * Makes texts ready, in the language of the visitor's last choice, and keeps the document's
 * language in step. Never fails: when the English texts do not arrive, the store opens in Spanish.
 */
export async function startI18n(): Promise<void> {
  if (!i18next.isInitialized) {
    await initTexts();
    i18next.on('languageChanged', setDocumentLanguage);
  }
  const language = storedLanguage();
  try {
    await loadLanguage(language);
    await i18next.changeLanguage(language);
  } catch (error) {
    logError('language: load', error);
  }
}
