import { searchTerms } from '#domain/catalogue/productSearch.ts';

/**
 * The products that a search of the store finds, as the conditions of `or=(…)`; `null` when there is
 * nothing to search for.
 *
 * They are one condition, because the embedded backend does not combine a repeated `or` by "and".
 *
 * @param text as typed
 * @param before see {@link searchTerms}
 */
export function searchConditions(text: string, before: '' | ' ' = ''): string | null {
  const words = searchTerms(text, before).map(
    (patterns) => `or(${patterns.map((pattern) => `busqueda.like.${pattern}`).join(',')})`,
  );
  return words.length === 0 ? null : `and(${words.join(',')})`;
}
