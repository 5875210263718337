import i18next from 'i18next';

/** All texts by area, in Spanish: each file of `es/` declares its own. */
export interface Texts {}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
    interpolationFormatTypeMap: { n: number | string };
  }
}

type Tree = { readonly [key: string]: string | Tree };

/**
 * Adds the plural form `many`, which Spanish uses for whole millions ("un millón de unidades"). The
 * store writes numbers in figures, so it is the same text as `other`.
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

/**
 * Registers the Spanish texts of one area. Each page registers its own, so that they are downloaded
 * with its code. The English texts are one file. Call it after `initTexts`.
 */
export function registerTexts<Area extends keyof Texts>(area: Area, texts: Texts[Area]): void {
  i18next.addResourceBundle('es', area, withMillions(texts));
}
