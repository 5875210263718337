import { searchTerms } from '#domain/catalogue/productSearch.ts';

/**
 * Returns the condition of `or=(…)` that finds the products of a search of the store; `null`: the text has
 * nothing to search for.
 *
 * The words are joined to one condition, because the embedded backend does not combine a repeated `or` by "and".
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
