import i18next, { getFixedT, type FlatNamespace } from 'i18next';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

/** Languages of the store; Spanish is the default. @see docs/rules.md#languages */
export type Language = 'es' | 'en';

/** Language of the texts in a part of the page: the visitor's; Spanish in screens of the back-office. */
export const TextsLanguage = createContext<Language>('es');

type Tree = { readonly [key: string]: string | Tree };

/**
 * Adds the plural form `many`, which Spanish uses for whole millions ("un millón de unidades"). It gets the
 * text of `other`, because the store writes numbers in figures.
 */
function withMillions(texts: Tree): Tree {
  const forms = Object.entries(texts).flatMap(([key, text]): [string, string | Tree][] => {
    if (typeof text !== 'string') return [[key, withMillions(text)]];
    if (!key.endsWith('_other')) return [[key, text]];
    return [
      [key, text],
      [key.replace(/other$/, 'many'), text],
    ];
  });
  return Object.fromEntries(forms);
}

function register(area: FlatNamespace, texts: Tree): void {
  const add = () => i18next.addResourceBundle('es', area, withMillions(texts));
  if (i18next.isInitialized) add();
  else i18next.on('initialized', add);
}

/**
 * Registers the Spanish texts of an area and returns the hook that gets its `t`. Spanish texts are downloaded with
 * the code that imports their hook; English texts are one file (`en.ts`).
 */
export function areaTexts<Area extends FlatNamespace>(area: Area, texts: Tree) {
  register(area, texts);
  return function useTexts() {
    return useTranslation(area, { lng: use(TextsLanguage) }).t;
  };
}

/** Registers the texts of an area of the back-office, which are only in Spanish, and returns its `t`. */
export function staffTexts<Area extends FlatNamespace>(area: Area, texts: Tree) {
  register(area, texts);
  return getFixedT('es', area);
}
