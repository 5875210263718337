/** Most characters of the label of a size, for `maxLength`. */
export const TALLA_LIMIT = 20;

/** What is wrong with the label of a new size. */
export type TallaError = 'blank' | 'taken';

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
  return tallas.some((talla) => talla.trim().toLowerCase() === wanted) ? 'taken' : null;
}
