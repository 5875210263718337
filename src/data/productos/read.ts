import type { LineFacts, LineFactsById } from '#domain/cart/cart.ts';
import type { Color, Iva, Producto } from '#domain/catalogue/catalogue.ts';
import { comparePictures } from '#domain/catalogue/pictureOrder.ts';
import { chargeablePrices } from '#domain/prices/pricing.ts';
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
import { db } from '../http/db.ts';
import { inChunks } from '../http/inChunks.ts';
import { checkId, mapRows, readAllPages } from '../http/read.ts';

/** Columns of the detail page. */
const PRODUCTOS =
  'id,codigo,nombre,detalle,sub_familia_id,precio1,precio2,precio3,iva_id,talla_id,color(numeric_id,name,rgb_code),iva(id,nombre,porcentaje),inventario(cantidad),images(url)';

/** Columns of a line of the cart. */
export const LINE_FACTS =
  'id,codigo,nombre,precio1,precio2,precio3,iva_id,talla_id,subfamilia(id,nombre,thumbnail),color(numeric_id,name,rgb_code),iva(nombre,porcentaje),inventario(cantidad),images(url)';

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
 * @param subfamiliaId from the page's URL
 * @throws DataError
 */
export async function listProductos(subfamiliaId: string): Promise<Producto[]> {
  const id = checkId(subfamiliaId);
  const rows = await readAllPages((options) =>
    db
      .from('producto')
      .select(PRODUCTOS, options)
      .filter('sub_familia_id', 'eq', id)
      .order('id', { ascending: true }),
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

function readSome(ids: readonly number[], signal: AbortSignal | undefined) {
  return readAllPages(
    (options) => db.from('producto').select(LINE_FACTS, options).in('id', ids).order('id'),
    signal,
  );
}

/** The first picture of the product page, or the thumbnail of the subfamilia. */
function firstPicture(images: readonly { url: string }[], thumbnail: unknown): string | null {
  const urls = toList(images)
    .map(({ url }) => toAssetUrl(url))
    .filter((url) => url !== null);
  return urls.toSorted(comparePictures)[0] ?? toAssetUrl(thumbnail);
}

/**
 * Current variant, prices, tax and stock of productos, for the lines of a cart.
 *
 * @param productoIds any number of them
 * @param signal aborts the request
 * @returns by id of the producto; without those that were deleted or have no subfamilia
 * @throws DataError
 */
export async function readLineFacts(
  productoIds: readonly number[],
  signal?: AbortSignal,
): Promise<LineFactsById> {
  const parts = inChunks([...new Set(productoIds)]);
  const rows = (await Promise.all(parts.map((part) => readSome(part, signal)))).flat();
  return new Map(
    mapRows('line facts', rows, (row): [number, LineFacts][] => {
      const { subfamilia, color, iva } = row;
      if (subfamilia === null) return [];
      const facts: LineFacts = {
        code: toTextOrNull(row.codigo) ?? '',
        name: toText(row.nombre),
        colorId: color && toId(color.numeric_id),
        colorName: color && toText(color.name),
        colorRgb: toTextOrNull(color?.rgb_code),
        tallaId: toTextOrNull(row.talla_id),
        prices: chargeablePrices(toPriceTiers(row)),
        stock: toStock(row.inventario),
        ivaId: row.iva_id,
        ivaRate: toNumber(iva?.porcentaje) ?? 0,
        ivaName: toTextOrNull(iva?.nombre) ?? 'N/A',
        imageUrl: firstPicture(row.images, subfamilia.thumbnail),
        subfamiliaId: toId(subfamilia.id),
        subfamiliaName: toText(subfamilia.nombre),
      };
      return [[toId(row.id), facts]];
    }).flat(),
  );
}
