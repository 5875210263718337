import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { codePattern } from '#domain/catalogue/productSearch.ts';
import { COLOR_COLUMNS, toColor } from '../../colors/read.ts';
import { toId, toText, toTextOrNull } from '../../http/columns.ts';
import { db } from '../../http/db.ts';
import { mapRows, unwrap } from '../../http/read.ts';
import { searchConditions } from '../../search/conditions.ts';
import { staffKeys } from '../../staffCache.ts';

const MOST = 8;

/** Some productos that a search finds: the one with exactly that code, then those with words that begin with the searched ones. */
async function suggestProductos(text: string, signal: AbortSignal) {
  const code = codePattern(text);
  const parts = [
    code && `busqueda.like.${code}`,
    searchConditions(text, ' '),
    searchConditions(text),
  ];
  const replies = await Promise.all(
    parts.map(async (conditions) => {
      if (!conditions) return [];
      // In no order: the rows of the index come as they are, and the request ends early.
      const query = db
        .from('producto')
        .select(`id,codigo,nombre,talla_id,color(${COLOR_COLUMNS})`)
        .or(conditions)
        .limit(MOST);
      return unwrap(await query.abortSignal(signal));
    }),
  );
  const rows = new Map(replies.flat().map((row) => [row.id, row]));
  return mapRows('suggested productos', [...rows.values()].slice(0, MOST), (row) => ({
    id: toId(row.id),
    code: toText(row.codigo),
    name: toText(row.nombre),
    color: row.color && toColor(row.color),
    tallaId: toTextOrNull(row.talla_id),
  }));
}

/** For the search in the bar of staff; those of the last text stay until the next have arrived. */
export const suggestedProductos = (text: string) =>
  queryOptions({
    queryKey: [...staffKeys.productos, 'suggested', text.trim()],
    queryFn:
      text.trim() === ''
        ? skipToken
        : ({ signal }: { signal: AbortSignal }) => suggestProductos(text, signal),
    placeholderData: keepPreviousData,
  });
