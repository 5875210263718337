import { en } from '#i18n/en.ts';
import { es } from '#i18n/es.ts';

/** The store's labels in both languages, to find controls by; what is asserted is spelled out. */
export const texts = { es, en } as const;

/** Languages that every journey is made in. */
export const languages = ['es', 'en'] as const;
