import { useLanguage } from './language.ts';

const LOCALES = { es: 'es-CR', en: 'en-US' } as const;

/** Formats a time, in ms since 1970, as a day in the visitor's language. */
export function useFormatDay(): (time: number) => string {
  const { language } = useLanguage();
  return (time) => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(time);
}
