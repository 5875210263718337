import { getFixedT } from 'i18next';
import { registerTexts, type Texts } from './registerTexts.ts';

/** Registers the texts of one area of the back-office, which are only in Spanish, and returns their `t`. */
export function staffTexts<Area extends keyof Texts>(area: Area, texts: Texts[Area]) {
  registerTexts(area, texts);
  return getFixedT('es', area);
}
