import { searchPatterns } from '../domain/productSearch.ts';

const SEARCHED_COLUMNS = ['codigo', 'nombre', 'detalle'] as const;

/**
 * A product search as the conditions of `or=(…)`; `null`: it searches for nothing, so that every
 * product is meant.
 *
 * @param text as typed
 */
export function productSearchConditions(text: string): string | null {
  const conditions = searchPatterns(text).flatMap((pattern) =>
    SEARCHED_COLUMNS.map((column) => `${column}.ilike.%${pattern}%`),
  );
  return conditions.length === 0 ? null : conditions.join(',');
}
