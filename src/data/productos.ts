import type { Color, Iva, Producto } from '../domain/catalogue.ts';
import { toAssetUrl, toNumber, toPriceTiers, toStock } from './columns.ts';
import { db } from './db.ts';
import { readAllPages } from './readAllPages.ts';
import { PRODUCTOS } from './selects.ts';

function toColor(row: { numeric_id: number; name: string; rgb_code: string } | null): Color | null {
  return row && { id: row.numeric_id, name: row.name, rgb: row.rgb_code };
}

function toIva(row: { id: number; nombre: string; porcentaje: unknown } | null): Iva | null {
  return row && { id: row.id, name: row.nombre, rate: toNumber(row.porcentaje) ?? 0 };
}

/**
 * The variants of a subfamilia with colour, tax, stock over all warehouses and pictures.
 *
 * @param subfamiliaId as the page's URL gave it
 * @throws DataError
 */
export async function listProductos(subfamiliaId: string): Promise<Producto[]> {
  const rows = await readAllPages((first, last, options) =>
    db
      .from('producto')
      .select(PRODUCTOS, options)
      .filter('sub_familia_id', 'eq', subfamiliaId)
      .order('id', { ascending: true })
      .range(first, last),
  );
  return rows.map((row) => ({
    id: row.id,
    code: row.codigo,
    name: row.nombre,
    detail: row.detalle,
    subfamiliaId: row.sub_familia_id ?? Number(subfamiliaId),
    prices: toPriceTiers(row),
    color: toColor(row.color),
    tallaId: row.talla_id,
    ivaId: row.iva_id,
    iva: toIva(row.iva),
    stock: toStock(row.inventario),
    imageUrls: row.images.map((image) => toAssetUrl(image.url)).filter((url) => url !== null),
  }));
}
