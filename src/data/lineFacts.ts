import type { LineFacts, LineFactsById } from '../domain/cart.ts';
import { toNumber, toPriceTiers, toStock } from './columns.ts';
import { db } from './db.ts';
import { inChunks } from './inChunks.ts';
import { readAllPages } from './readAllPages.ts';
import { LINE_FACTS } from './selects.ts';

function readSome(ids: readonly number[], signal: AbortSignal | undefined) {
  return readAllPages((first, last, options) => {
    const query = db
      .from('producto')
      .select(LINE_FACTS, options)
      .in('id', ids)
      .order('id')
      .range(first, last);
    return signal ? query.abortSignal(signal) : query;
  });
}

/**
 * Prices, tax and stock of productos as they are now, for the lines of a cart.
 *
 * @param productoIds any number of them
 * @param signal gives the reading up
 * @returns by producto; one that no longer exists is missing
 * @throws DataError
 */
export async function readLineFacts(
  productoIds: readonly number[],
  signal?: AbortSignal,
): Promise<LineFactsById> {
  const parts = inChunks([...new Set(productoIds)]);
  const rows = (await Promise.all(parts.map((part) => readSome(part, signal)))).flat();
  return new Map(
    rows.map((row): [number, LineFacts] => [
      row.id,
      {
        code: row.codigo,
        name: row.nombre,
        prices: toPriceTiers(row),
        stock: toStock(row.inventario),
        ivaId: row.iva_id,
        ivaRate: toNumber(row.iva?.porcentaje) ?? 0,
        ivaName: row.iva?.nombre ?? 'N/A',
        colorRgb: row.color?.rgb_code ?? null,
      },
    ]),
  );
}
