import { searchPatterns } from '#domain/catalogue/productSearch.ts';

/**
 * A product search as the conditions of `or=(…)`; `null`: it searches for nothing, so that every
 * product is meant.
 *
 * @param text as typed
 */
export function productSearchConditions(text: string): string | null {
  const conditions = searchPatterns(text).map((pattern) => `busqueda.like.%${pattern}%`);
  return conditions.length === 0 ? null : conditions.join(',');
}
