import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

/** Language of the screens below it; `undefined`: the visitor's. */
export const ScreenLanguage = createContext<'es' | undefined>(undefined);

/** Returns the `t` of texts that screens of the store and of the back-office share. */
export function useScreenTexts<Area extends 'common' | 'fields'>(area: Area) {
  const lng = use(ScreenLanguage);
  return useTranslation(area, lng && { lng }).t;
}
