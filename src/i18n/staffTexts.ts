import i18next, { getFixedT } from 'i18next';
import { registerTexts, type Texts } from './registerTexts.ts';

/** Registers the texts of one area of the back-office, which are only in Spanish, and returns their `t`. */
export function staffTexts<Area extends keyof Texts>(area: Area, texts: Texts[Area]) {
  const register = () => registerTexts(area, texts);
  if (i18next.isInitialized) register();
  else i18next.on('initialized', register);
  return getFixedT('es', area);
}
