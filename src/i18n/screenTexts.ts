import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

/** The language of the screens below it, where it is not the visitor's. */
export const ScreenLanguage = createContext<'es' | undefined>(undefined);

/** The `t` of texts that screens of the store and of the back-office have in common. */
export function useScreenTexts<Area extends 'common' | 'fields'>(area: Area) {
  const lng = use(ScreenLanguage);
  return useTranslation(area, lng && { lng }).t;
}
