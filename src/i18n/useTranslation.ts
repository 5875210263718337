import i18next, { getFixedT, type Namespace, type TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  i18next.on('languageChanged', onChange);
  return () => i18next.off('languageChanged', onChange);
}

const currentLanguage = () => i18next.language;

/** The language of the texts; the component renders again when it changes. */
export function useTextLanguage(): string {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}

/** One function per language and area, so that its identity changes only with them. */
const functions = new Map<string, unknown>();

/**
 * The texts of one area or several; keys of the first need no prefix.
 *
 * @param area from `registerTexts`
 * @param options.lng another language than the visitor's
 * @returns with the visitor's language
 */
export function useTranslation<const Area extends Namespace>(
  area: Area,
  options?: { readonly lng?: 'es' | undefined },
): { readonly t: TFunction<Area>; readonly language: string } {
  const shown = useTextLanguage();
  const language = options?.lng ?? shown;
  const key = `${language} ${String(area)}`;
  let t = functions.get(key);
  if (t === undefined) {
    t = getFixedT(language, area);
    functions.set(key, t);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key names language and area
  return { t: t as TFunction<Area>, language: shown };
}
