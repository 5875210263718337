import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { codePattern } from '#domain/catalogue/productSearch.ts';
import { COLOR_COLUMNS, toColor } from '../../colors/read.ts';
import { toId, toText, toTextOrNull } from '../../http/columns.ts';
import { db } from '../../http/db.ts';
import { mapRows, unwrap } from '../../http/read.ts';
import { searchConditions } from '../../search/conditions.ts';
import { staffKeys } from '../../staffCache.ts';

const MOST = 8;

/** The first productos of a search: with exactly that code, then with words that begin with the searched ones. */
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
      // No order is requested: the rows come as the index has them, and the request ends early.
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

/** Suggestions of the search in the staff bar; the last ones stay until the next have arrived. */
export const suggestedProductos = (text: string) =>
  queryOptions({
    queryKey: [...staffKeys.productos, 'suggested', text.trim()],
    queryFn:
      text.trim() === ''
        ? skipToken
        : ({ signal }: { signal: AbortSignal }) => suggestProductos(text, signal),
    placeholderData: keepPreviousData,
  });
