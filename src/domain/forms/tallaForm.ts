import { cleanName } from '../text/cleanText.ts';
import { isTooLong } from '../text/textLimit.ts';

export const TALLA_LIMIT = 20;

export type TallaError = 'blank' | 'tooLong' | 'taken';

/** 'xl' is the same as 'XL'. @see docs/rules.md#colours-and-sizes */
export function validateTalla(label: string, tallas: readonly string[]): TallaError | null {
  const wanted = cleanName(label).toLowerCase();
  if (wanted === '') return 'blank';
  if (isTooLong(label, TALLA_LIMIT)) return 'tooLong';
  return tallas.some((talla) => cleanName(talla).toLowerCase() === wanted) ? 'taken' : null;
}
