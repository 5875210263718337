import type { ValueProducto } from '#domain/grid/valueCells.ts';
import { toId, toList, toNumber, toText, toTextOrNull } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { mapRows, readAllPages } from '../http/read.ts';

const COLUMNS =
  'id,codigo,nombre,talla_id,precio1,precio2,precio3,color(numeric_id,name,rgb_code),inventario(bodega_id,cantidad)';

/**
 * The productos of a subfamilia with their prices and their units in each warehouse.
 *
 * @param signal aborts the requests
 * @throws DataError
 */
export async function listValueProductos(
  subfamiliaId: number,
  signal?: AbortSignal,
): Promise<ValueProducto[]> {
  const rows = await readAllPages(
    (options) =>
      db
        .from('producto')
        .select(COLUMNS, options)
        .eq('sub_familia_id', subfamiliaId)
        .order('id', { ascending: true }),
    signal,
  );
  return mapRows('values of products', rows, (row) => ({
    id: toId(row.id),
    code: toTextOrNull(row.codigo) ?? '',
    name: toTextOrNull(row.nombre) ?? '',
    tallaId: toTextOrNull(row.talla_id),
    color: row.color && {
      id: toId(row.color.numeric_id),
      name: toText(row.color.name),
      rgb: toTextOrNull(row.color.rgb_code) ?? '',
    },
    prices: {
      retail: toNumber(row.precio1),
      wholesale: toNumber(row.precio2),
      special: toNumber(row.precio3),
    },
    units: new Map(
      toList(row.inventario).map((stock) => [toId(stock.bodega_id), toNumber(stock.cantidad) ?? 0]),
    ),
  }));
}
