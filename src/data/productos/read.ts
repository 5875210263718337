import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Producto, SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import { catalogueQuery } from '../http/catalogueQuery.ts';
import { db } from '../http/db.ts';
import { checkId, mapRows, readAllPages } from '../http/read.ts';
import { subfamiliaQueries } from '../subfamilias/read.ts';
import { toProducto } from './toProducto.ts';

/** Columns of the product page. */
const PRODUCTOS =
  'id,codigo,nombre,detalle,sub_familia_id,precio1,precio2,precio3,iva_id,talla_id,color(numeric_id,name,rgb_code),iva(id,nombre,porcentaje),inventario(cantidad),images(url,position)';

/** @param subfamiliaIds as text, so that a number out of range reaches the database unchanged */
async function readProductos(subfamiliaIds: readonly string[]): Promise<Producto[]> {
  const rows = await readAllPages((options) =>
    db
      .from('producto')
      .select(PRODUCTOS, options)
      .filter('sub_familia_id', 'in', `(${subfamiliaIds.join()})`)
      .eq('oculto', false)
      .order('id', { ascending: true }),
  );
  return mapRows('productos', rows, (row) => toProducto(row, Number(subfamiliaIds[0])));
}

/** Reads the productos of a subfamilia. @param subfamiliaId from the page's URL */
export async function listProductos(subfamiliaId: string): Promise<Producto[]> {
  return readProductos([checkId(subfamiliaId)]);
}

/** Reads productos by the id of their subfamilia. @param ids at most as many as a URL holds; see `inChunks` */
export async function listProductosBySubfamilia(ids: readonly number[]) {
  const bySubfamilia = new Map<number, Producto[]>();
  for (const producto of await readProductos(ids.map(String))) {
    const { subfamiliaId } = producto;
    bySubfamilia.set(subfamiliaId, [...(bySubfamilia.get(subfamiliaId) ?? []), producto]);
  }
  return bySubfamilia;
}

export const productoQueries = {
  ofSubfamilia: (subfamiliaId: string) =>
    catalogueQuery(['productos', subfamiliaId], () => listProductos(subfamiliaId)),
} as const;

/** The cached reads of a product page: their query keys and results. */
export type ProductPageData = readonly (readonly [QueryKey, unknown])[];

/** True if the productos of a subfamilia are cached. */
export function isPageRead(client: QueryClient, subfamiliaId: number): boolean {
  const { queryKey } = productoQueries.ofSubfamilia(String(subfamiliaId));
  return client.getQueryData(queryKey) !== undefined;
}

/**
 * Reads what the product pages of several subfamilias show, in one query.
 *
 * @param familiaNames by id
 * @returns the pages by the id of their subfamilia; subfamilias without productos are missing
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
