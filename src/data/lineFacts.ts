import type { LineFacts, LineFactsById } from '../domain/cart.ts';
import { chargeablePrices } from '../domain/pricing.ts';
import { toId, toNumber, toPriceTiers, toStock, toText, toTextOrNull } from './columns.ts';
import { db } from './db.ts';
import { mapRows } from './mapRows.ts';
import { LINE_FACTS } from './selects.ts';
import { unwrap } from './unwrap.ts';

/** Longest list of ids in one address: beyond it a request's head grows past what servers take. */
const MAX_IDS = 200;

async function readSome(ids: readonly number[], signal: AbortSignal | undefined) {
  let query = db.from('producto').select(LINE_FACTS).in('id', ids);
  if (signal) query = query.abortSignal(signal);
  return unwrap(await query);
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
  const ids = [...new Set(productoIds)];
  const parts: number[][] = [];
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    parts.push(ids.slice(start, start + MAX_IDS));
  }
  const rows = (await Promise.all(parts.map((part) => readSome(part, signal)))).flat();
  return new Map(
    mapRows('line facts', rows, (row): [number, LineFacts] => [
      toId(row.id),
      {
        code: toTextOrNull(row.codigo) ?? '',
        name: toText(row.nombre),
        prices: chargeablePrices(toPriceTiers(row)),
        stock: toStock(row.inventario),
        ivaId: row.iva_id,
        ivaRate: toNumber(row.iva?.porcentaje) ?? 0,
        ivaName: toTextOrNull(row.iva?.nombre) ?? 'N/A',
        colorRgb: toTextOrNull(row.color?.rgb_code),
      },
    ]),
  );
}
