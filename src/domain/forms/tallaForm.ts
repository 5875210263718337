import { isTooLong } from '../text/textLimit.ts';

/** Most characters of the label of a size. */
export const TALLA_LIMIT = 20;

/** What is wrong with the label of a new size. */
export type TallaError = 'blank' | 'tooLong' | 'taken';

/**
 * What keeps a size from being added; `null`: nothing. Case and outer spaces do not make another
 * size: whoever sells 'XL' has no use for 'xl'.
 *
 * @param tallas labels that there are
 * @see spec §5 "New size"
 */
export function validateTalla(label: string, tallas: readonly string[]): TallaError | null {
  const wanted = label.trim().toLowerCase();
  if (wanted === '') return 'blank';
  if (isTooLong(label, TALLA_LIMIT)) return 'tooLong';
  return tallas.some((talla) => talla.trim().toLowerCase() === wanted) ? 'taken' : null;
}
