/**
 * A pattern of the search text as a condition of `or=(…)`; the pattern must be safe there. The search of the store
 * has conditions of its own: with these it would load what the pages of an order share.
 */
export const like = (pattern: string) => `busqueda.like.${pattern}`;

export const anyOf = (patterns: readonly string[]) => `or(${patterns.map(like).join(',')})`;

/**
 * Rows that meet all of some conditions, as one condition of `or=(…)`; `null`: there are none. One tree,
 * because the embedded backend does not combine a repeated filter of one column, or a repeated `or`, by "and".
 */
export const allOf = (conditions: readonly string[]) =>
  conditions.length === 0 ? null : `and(${conditions.join(',')})`;
