type Texts = { readonly [key: string]: string | Texts };

/**
 * Adds the plural form `many`, which Spanish uses for whole millions ("un millón de unidades"). The
 * store writes numbers in figures, so it is the same text as `other`.
 */
export function withMillions(texts: Texts): Texts {
  const forms = Object.entries(texts).flatMap(([key, text]): [string, string | Texts][] => {
    if (typeof text !== 'string') return [[key, withMillions(text)]];
    if (!key.endsWith('_other')) return [[key, text]];
    return [
      [key, text],
      [key.replace(/other$/, 'many'), text],
    ];
  });
  return Object.fromEntries(forms);
}
