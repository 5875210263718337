type Texts = { readonly [key: string]: string | Texts };

/**
 * Spanish texts with the plural form that Spanish has for whole millions ("un millón de unidades"):
 * written in figures, as the store does, they take the common plural.
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
