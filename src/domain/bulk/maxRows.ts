/** Most rows of one statement: the database refuses more (docs/rules.md#bulk-changes). */
export const MAX_ROWS = 200;
