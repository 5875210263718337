import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { CATALOGUE_STALE_MS } from '#config/limits.ts';
import type { LineFacts, LineFactsById } from '#domain/cart/cart.ts';
import type { Producto, SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
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
import { subfamiliaQueries } from '../subfamilias/read.ts';
import { toProducto } from './toProducto.ts';

/** Columns of the detail page. */
const PRODUCTOS =
  'id,codigo,nombre,detalle,sub_familia_id,precio1,precio2,precio3,iva_id,talla_id,color(numeric_id,name,rgb_code),iva(id,nombre,porcentaje),inventario(cantidad),images(url)';

/** Columns of a line of the cart. */
export const LINE_FACTS =
  'id,codigo,nombre,precio1,precio2,precio3,iva_id,talla_id,subfamilia(id,nombre,thumbnail),color(numeric_id,name,rgb_code),iva(nombre,porcentaje),inventario(cantidad),images(url)';

/** @param subfamiliaIds as text, so that the database judges a number that is out of range */
async function readProductos(subfamiliaIds: readonly string[]): Promise<Producto[]> {
  const rows = await readAllPages((options) =>
    db
      .from('producto')
      .select(PRODUCTOS, options)
      .filter('sub_familia_id', 'in', `(${subfamiliaIds.join()})`)
      .order('id', { ascending: true }),
  );
  return mapRows('productos', rows, (row) => toProducto(row, Number(subfamiliaIds[0])));
}

/** @param subfamiliaId from the page's URL */
export async function listProductos(subfamiliaId: string): Promise<Producto[]> {
  return readProductos([checkId(subfamiliaId)]);
}

/** @param ids at most as many as a URL holds; see `inChunks` */
async function listProductosBySubfamilia(
  ids: readonly number[],
): Promise<ReadonlyMap<number, Producto[]>> {
  const found = new Map<number, Producto[]>();
  for (const producto of await readProductos(ids.map(String))) {
    const { subfamiliaId } = producto;
    const others = found.get(subfamiliaId);
    if (others) others.push(producto);
    else found.set(subfamiliaId, [producto]);
  }
  return found;
}

/** The first picture of the product page, or the thumbnail of the subfamilia. */
function firstPicture(images: readonly { url: string }[], thumbnail: unknown): string | null {
  const urls = toList(images)
    .map(({ url }) => toAssetUrl(url))
    .filter((url) => url !== null);
  return urls.toSorted(comparePictures)[0] ?? toAssetUrl(thumbnail);
}

type FactsRow = Awaited<ReturnType<typeof readFactsOf>>[number];

function readFactsOf(ids: readonly number[], signal: AbortSignal | undefined) {
  return readAllPages(
    (options) => db.from('producto').select(LINE_FACTS, options).in('id', ids).order('id'),
    signal,
  );
}

/**
 * Facts by id of the producto, of rows with the columns of {@link LINE_FACTS}; without productos that have
 * no subfamilia.
 */
export function toLineFacts(rows: readonly FactsRow[]): LineFactsById {
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

/** By id of the producto; without those that were deleted or have no subfamilia. */
export async function readLineFacts(
  productoIds: readonly number[],
  signal?: AbortSignal,
): Promise<LineFactsById> {
  const parts = inChunks([...new Set(productoIds)]);
  return toLineFacts((await Promise.all(parts.map((part) => readFactsOf(part, signal)))).flat());
}

export const productoQueries = {
  ofSubfamilia: (subfamiliaId: string) =>
    queryOptions({
      queryKey: ['productos', subfamiliaId],
      queryFn: () => listProductos(subfamiliaId),
      staleTime: CATALOGUE_STALE_MS,
    }),
  lineFacts: (productoIds: readonly number[]) =>
    queryOptions({
      queryKey: ['lineFacts', productoIds.toSorted((a, b) => a - b)],
      queryFn: ({ signal }) => readLineFacts(productoIds, signal),
    }),
} as const;

/** The results of the queries of a product page, by their keys. */
export type ProductPageData = readonly (readonly [QueryKey, unknown])[];

/** True if the productos of a subfamilia are cached. */
export function isPageRead(client: QueryClient, subfamiliaId: number): boolean {
  const { queryKey } = productoQueries.ofSubfamilia(String(subfamiliaId));
  return client.getQueryData(queryKey) !== undefined;
}

/**
 * Reads what the pages of several subfamilias show, in one request.
 *
 * @param familiaNames by id
 * @returns by id of the subfamilia, without those that have no productos
 */
export async function readProductPages(
  subfamilias: readonly SubfamiliaSummary[],
  familiaNames: ReadonlyMap<number, string>,
): Promise<ReadonlyMap<number, ProductPageData>> {
  const productosById = await listProductosBySubfamilia(subfamilias.map(({ id }) => id));
  const pages = new Map<number, ProductPageData>();
  for (const { id, name, familiaId, thumbnailUrl } of subfamilias) {
    const productos = productosById.get(id);
    if (productos === undefined) continue;
    const familiaName = familiaNames.get(familiaId) ?? '';
    pages.set(id, [
      [
        subfamiliaQueries.one(String(id)).queryKey,
        { id, name, familiaId, familiaName, thumbnailUrl },
      ],
      [productoQueries.ofSubfamilia(String(id)).queryKey, productos],
    ]);
  }
  return pages;
}
