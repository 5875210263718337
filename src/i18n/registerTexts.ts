import i18next from 'i18next';
import type { es } from './es.ts';
import type { StaffTexts } from './staffTexts.ts';
import { withMillions } from './withMillions.ts';

type Texts = typeof es & StaffTexts;

/**
 * Registers the Spanish texts of one area. Each page registers its own, so that they are downloaded
 * with its code. The English texts are one file. Call it after `initTexts`.
 */
export function registerTexts<Area extends keyof Texts>(area: Area, texts: Texts[Area]): void {
  i18next.addResourceBundle('es', area, withMillions(texts));
}
