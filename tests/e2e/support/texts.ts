import { en } from '#i18n/en.ts';
import { es } from '#i18n/es.ts';

/** Labels in both languages, to find controls by; asserted texts are written in the tests. */
export const texts = { es, en } as const;

/** The languages of the main journeys. */
export const languages = ['es', 'en'] as const;
