import i18next, { changeLanguage, use as addModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { SPECIAL_MIN_QUANTITY, WHOLESALE_MIN_QUANTITY } from '#domain/prices/pricing.ts';
import { groupDigits } from '#domain/text/groupDigits.ts';
import { inTime } from '#lib/inTime.ts';
import { logError } from '#lib/log.ts';
import { loadLanguage, storedLanguage } from './language.ts';

/** Initialises i18next in Spanish. It needs no document, so that the build can call it. */
export async function initTexts(): Promise<void> {
  await addModule(initReactI18next).init({
    lng: 'es',
    fallbackLng: false,
    defaultNS: 'common',
    ns: ['common'],
    resources: {},
    initAsync: false,
    // React escapes what it renders.
    interpolation: {
      escapeValue: false,
      defaultVariables: { wholesaleMin: WHOLESALE_MIN_QUANTITY, specialMin: SPECIAL_MIN_QUANTITY },
    },
    // `TextsLanguage` renders the texts again after a change.
    react: { useSuspense: false, bindI18n: '' },
  });
  // `{{count, n}}` in a text groups the digits of a count.
  i18next.services.formatter?.add('n', groupDigits);
}

/** Timeout of loading the English texts, in ms; after it the store opens in Spanish. */
const TEXTS_TIMEOUT_MS = 8_000;

function setDocumentLanguage(language: string): void {
  document.documentElement.lang = language;
}

/**
 * Initialises i18next in the language that the visitor chose last, and sets the `lang` of the document after each
 * change. Never fails: if the English texts do not load, the store opens in Spanish.
 */
export async function startI18n(): Promise<void> {
  if (!i18next.isInitialized) {
    await initTexts();
    i18next.on('languageChanged', setDocumentLanguage);
  }
  const language = storedLanguage();
  try {
    await inTime(loadLanguage(language), TEXTS_TIMEOUT_MS);
    await changeLanguage(language);
  } catch (error) {
    logError('language: load', error);
    setDocumentLanguage('es');
  }
}
