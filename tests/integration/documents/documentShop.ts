import { beforeEach } from 'vitest';
import type { Backend } from '#backend/types.ts';
import type { DocumentData } from '#app/documentData.ts';
import { useBackend } from '#tests/backend.ts';
import { readProducts, readShop } from '../../../scripts/vite/documents/shop.ts';
import { BANNER_ROWS, NO_ROWS } from '../home/homeRows.ts';
import { PRODUCT_ROWS } from '../product/productRows.ts';

/** Empties what the rows of {@link PRODUCT_ROWS} add. */
const NO_PRODUCT_ROWS = `
  delete from public.inventario;
  delete from public.images;
  ${NO_ROWS}
  delete from public.bodega where id = 2;
  delete from public.color;
  delete from public.talla;
`;

type DocumentShop = {
  readonly backend: () => Backend;
  /** What the build has put into the document of a page; `null`: nothing. */
  readonly dataOf: (path: string) => DocumentData | null;
};

/** Noon, so that it is the same day in every time zone of the tests. */
const BUILT_AT = Date.UTC(2026, 0, 15, 12);

/**
 * Gives a test file a shop with banners and products, and the data that a build of 15 January 2026
 * has read from it. Each test begins with the rows of the build.
 */
export function useDocumentShop(): DocumentShop {
  const backend = useBackend();
  const built = new Map<string, DocumentData>();
  beforeEach(async () => {
    await backend().sql(NO_PRODUCT_ROWS + PRODUCT_ROWS + BANNER_ROWS);
    if (built.size > 0) return;
    const shop = await readShop();
    built.set('/', shop.home).set('/catalogue', shop.catalogue);
    for await (const { id, data } of readProducts(shop)) built.set(`/product/${id}`, data);
  });
  function dataOf(path: string): DocumentData | null {
    const data = built.get(path);
    return data === undefined ? null : { ...data, builtAt: BUILT_AT };
  }
  return { backend, dataOf };
}
