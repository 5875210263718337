import type { Producto } from '#domain/catalogue/catalogue.ts';
import { sortPictures } from '#domain/catalogue/pictureOrder.ts';
import {
  toAssetUrl,
  toId,
  toList,
  toNumber,
  toPriceTiers,
  toStock,
  toText,
  toTextOrNull,
  type Columns,
  type PriceColumn,
} from '../http/columns.ts';

/** A row with the columns of the product page. */
export type ProductoRow = Columns<
  'id' | 'codigo' | 'nombre' | 'detalle' | 'sub_familia_id' | 'talla_id' | PriceColumn
> & {
  readonly iva_id: number | null;
  readonly color: Columns<'numeric_id' | 'name' | 'rgb_code'> | null;
  readonly iva: (Columns<'nombre' | 'porcentaje'> & { readonly id: number }) | null;
  readonly inventario: readonly Columns<'cantidad'>[];
  readonly images: Parameters<typeof sortPictures>[0];
};

/** Converts a row. @param subfamiliaId used if the row has none @throws TypeError for a row that cannot be shown */
export function toProducto(row: ProductoRow, subfamiliaId: number): Producto {
  const { iva, color } = row;
  // Fields that differ between variants come first: the built documents hold these objects, and compress better.
  return {
    id: toId(row.id),
    code: toTextOrNull(row.codigo) ?? '',
    tallaId: toTextOrNull(row.talla_id),
    stock: toStock(row.inventario),
    name: toText(row.nombre),
    detail: toTextOrNull(row.detalle),
    subfamiliaId: toNumber(row.sub_familia_id) ?? subfamiliaId,
    prices: toPriceTiers(row),
    ivaId: row.iva_id,
    iva: iva && {
      id: iva.id,
      name: toTextOrNull(iva.nombre) ?? 'N/A',
      rate: toNumber(iva.porcentaje) ?? 0,
    },
    color: color && {
      id: toId(color.numeric_id),
      name: toText(color.name),
      rgb: toTextOrNull(color.rgb_code) ?? '',
    },
    imageUrls: sortPictures(toList(row.images))
      .map(({ url }) => toAssetUrl(url))
      .filter((url) => url !== null),
  };
}
