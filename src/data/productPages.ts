import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import { listProductosBySubfamilia, productoQueries } from './productos/read.ts';
import { subfamiliaQueries } from './subfamilias/read.ts';

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
