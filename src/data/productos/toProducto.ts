import type { Color, Iva, Producto } from '#domain/catalogue/catalogue.ts';
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
} from '../http/columns.ts';

/** A row with the columns of the product page. */
export type ProductoRow = {
  readonly id: unknown;
  readonly codigo: unknown;
  readonly nombre: unknown;
  readonly detalle: unknown;
  readonly sub_familia_id: unknown;
  readonly precio1: unknown;
  readonly precio2: unknown;
  readonly precio3: unknown;
  readonly iva_id: number | null;
  readonly talla_id: unknown;
  readonly color: Parameters<typeof toColor>[0];
  readonly iva: Parameters<typeof toIva>[0];
  readonly inventario: readonly { readonly cantidad: unknown }[];
  readonly images: Parameters<typeof sortPictures>[0];
};

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

/** @param subfamiliaId if the row names none @throws TypeError for a row that cannot be shown */
export function toProducto(row: ProductoRow, subfamiliaId: number): Producto {
  // Differences between variants come first: documents hold these objects, and compress better so.
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
    iva: toIva(row.iva),
    color: toColor(row.color),
    imageUrls: sortPictures(toList(row.images))
      .map(({ url }) => toAssetUrl(url))
      .filter((url) => url !== null),
  };
}
