/**
 * Returns the condition of `or=(…)` for a pattern of the search text; the pattern must be safe there. The store's
 * search builds its own conditions (`conditions.ts`): with this file it would load the code that the pages of an order
 * share.
 */
export const like = (pattern: string) => `busqueda.like.${pattern}`;

export const anyOf = (patterns: readonly string[]) => `or(${patterns.map(like).join(',')})`;

/**
 * Combines conditions by "and" to one condition of `or=(…)`; `null`: there are none. The embedded backend does not
 * combine a repeated filter of one column, or a repeated `or`, by "and".
 */
export const allOf = (conditions: readonly string[]) =>
  conditions.length === 0 ? null : `and(${conditions.join(',')})`;
