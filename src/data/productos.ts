import type { Color, Iva, Producto } from '#domain/catalogue/catalogue.ts';
import { checkId } from './checkId.ts';
import {
  toAssetUrl,
  toId,
  toList,
  toNumber,
  toPriceTiers,
  toStock,
  toText,
  toTextOrNull,
} from './columns.ts';
import { db } from './db.ts';
import { mapRows } from './mapRows.ts';
import { readAllPages } from './readAllPages.ts';
import { PRODUCTOS } from './selects.ts';

function toColor(row: { numeric_id: number; name: string; rgb_code: string } | null): Color | null {
  return row
    ? { id: toId(row.numeric_id), name: toText(row.name), rgb: toTextOrNull(row.rgb_code) ?? '' }
    : null;
}

function toIva(row: { id: number; nombre: string; porcentaje: unknown } | null): Iva | null {
  return row
    ? { id: row.id, name: toTextOrNull(row.nombre) ?? 'N/A', rate: toNumber(row.porcentaje) ?? 0 }
    : null;
}

/**
 * The variants of a subfamilia with colour, tax, stock over all warehouses and pictures.
 *
 * @param subfamiliaId as the page's URL gave it
 * @throws DataError
 */
export async function listProductos(subfamiliaId: string): Promise<Producto[]> {
  const id = checkId(subfamiliaId);
  const rows = await readAllPages((first, last, options) =>
    db
      .from('producto')
      .select(PRODUCTOS, options)
      .filter('sub_familia_id', 'eq', id)
      .order('id', { ascending: true })
      .range(first, last),
  );
  return mapRows('productos', rows, (row) => ({
    id: toId(row.id),
    code: toTextOrNull(row.codigo) ?? '',
    name: toText(row.nombre),
    detail: toTextOrNull(row.detalle),
    subfamiliaId: toNumber(row.sub_familia_id) ?? Number(id),
    prices: toPriceTiers(row),
    color: toColor(row.color),
    tallaId: toTextOrNull(row.talla_id),
    ivaId: row.iva_id,
    iva: toIva(row.iva),
    stock: toStock(row.inventario),
    imageUrls: toList(row.images)
      .map((image) => toAssetUrl(image.url))
      .filter((url) => url !== null),
  }));
}
