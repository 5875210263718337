import { inChunks } from './inChunks.ts';
import { type Page, readAllPages } from './read.ts';

/**
 * Ids that fit into one request line, at most as many rows as one statement may write.
 *
 * @param url text of the other filters
 */
function idChunks(ids: readonly number[], url = ''): number[][] {
  return inChunks(ids, { beside: url, values: 200 });
}

type Options = { readonly beside?: string; readonly signal?: AbortSignal | undefined };

/**
 * Reads every row that belongs to some ids, however few rows the project returns at once.
 *
 * @param query makes the query over some of the ids, in a stable order; `options` go into its `select`
 * @param beside text of the other filters
 */
export async function readByIds<Row>(
  ids: readonly number[],
  query: (some: readonly number[], options: { count?: 'exact' }) => Page<Row>,
  { beside = '', signal }: Options = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const some of idChunks(ids, beside)) {
    rows.push(...(await readAllPages((options) => query(some, options), signal)));
  }
  return rows;
}
