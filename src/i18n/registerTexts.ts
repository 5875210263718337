import i18next from 'i18next';
import type { es } from './es.ts';
import type { staff } from './staff.ts';
import { withMillions } from './withMillions.ts';

type Texts = typeof es & typeof staff;

/**
 * Hands over the Spanish texts of one area. A page's code brings its own along, so that nobody
 * downloads the texts of a page they never open; English arrives whole, for those who choose it.
 */
export function registerTexts<Area extends keyof Texts>(area: Area, texts: Texts[Area]): void {
  i18next.addResourceBundle('es', area, withMillions(texts));
}
