import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { codePattern } from '#domain/catalogue/productSearch.ts';
import { COLOR_COLUMNS, toColor } from '../../colors/read.ts';
import { toId, toText, toTextOrNull } from '../../http/columns.ts';
import { db } from '../../http/db.ts';
import { mapRows, unwrap } from '../../http/read.ts';
import { searchConditions } from '../../search/conditions.ts';
import { like } from '../../search/like.ts';
import { staffKeys } from '../../staffCache.ts';

const MAX_SUGGESTIONS = 8;

/** Finds at most 8 productos: first by code, then by the beginnings of words, then by parts of words. */
async function suggestProductos(text: string, signal: AbortSignal) {
  const code = codePattern(text);
  const parts = [code && like(code), searchConditions(text, ' '), searchConditions(text)];
  const replies = await Promise.all(
    parts.map(async (conditions) => {
      if (!conditions) return [];
      // No order is requested: the database returns the first rows that it finds, and stops at the limit.
      const query = db
        .from('producto')
        .select(`id,codigo,nombre,talla_id,color(${COLOR_COLUMNS})`)
        .or(conditions)
        .limit(MAX_SUGGESTIONS);
      return unwrap(await query.abortSignal(signal));
    }),
  );
  const rows = new Map(replies.flat().map((row) => [row.id, row]));
  return mapRows('suggested productos', [...rows.values()].slice(0, MAX_SUGGESTIONS), (row) => ({
    id: toId(row.id),
    code: toText(row.codigo),
    name: toText(row.nombre),
    color: row.color && toColor(row.color),
    tallaId: toTextOrNull(row.talla_id),
  }));
}

/** Suggestions of the search in the staff bar; those of the last text stay until the next have arrived. */
export const suggestedProductos = (text: string) =>
  queryOptions({
    queryKey: [...staffKeys.productos, 'suggested', text.trim()],
    queryFn:
      text.trim() === ''
        ? skipToken
        : ({ signal }: { signal: AbortSignal }) => suggestProductos(text, signal),
    placeholderData: keepPreviousData,
  });
