import { isTooLong } from '../text/textLimit.ts';

/** Most characters of the label of a size. */
export const TALLA_LIMIT = 20;

/** What is wrong with the label of a new size. */
export type TallaError = 'blank' | 'tooLong' | 'taken';

/**
 * What is wrong with a new size; `null`: nothing. Case and outer spaces do not count: 'xl' is the
 * same size as 'XL'.
 *
 * @param tallas labels that exist
 * @see docs/rules.md#colours-and-sizes
 */
export function validateTalla(label: string, tallas: readonly string[]): TallaError | null {
  const wanted = label.trim().toLowerCase();
  if (wanted === '') return 'blank';
  if (isTooLong(label, TALLA_LIMIT)) return 'tooLong';
  return tallas.some((talla) => talla.trim().toLowerCase() === wanted) ? 'taken' : null;
}
