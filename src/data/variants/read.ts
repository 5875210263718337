import type { StockedVariant, VariantsById } from '#domain/catalogue/catalogue.ts';
import { isPrice } from '#domain/prices/pricing.ts';
import { toId, toNumber, toTextOrNull } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { mapRows, readAllPages } from '../http/read.ts';

/** Converts a variant. @param row `[color, talla, price, units]` */
function toVariant(row: unknown): StockedVariant {
  if (!Array.isArray(row)) throw new TypeError('no variant');
  const [color, talla, price, stock]: unknown[] = row;
  const retail = toNumber(price);
  return {
    colorId: toNumber(color),
    tallaId: toTextOrNull(talla),
    price: isPrice(retail) ? retail : null,
    stock: Math.max(0, toNumber(stock) ?? 0),
  };
}

/** Reads colour, size, price and stock of the variants of every subfamilia that has variants. */
export async function listVariants(signal?: AbortSignal): Promise<VariantsById> {
  const rows = await readAllPages(
    (options) =>
      db
        .from('subfamilia_variantes')
        .select('subfamilia_id,variantes', options)
        .order('subfamilia_id'),
    signal,
  );
  return new Map(
    mapRows('variants', rows, (row): [number, StockedVariant[]] => [
      toId(row.subfamilia_id),
      Array.isArray(row.variantes) ? row.variantes.map(toVariant) : [],
    ]),
  );
}
