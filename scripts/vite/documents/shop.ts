import type { QueryKey } from '@tanstack/react-query';
import type { DocumentData } from '#app/start/documentData.ts';
import { listBannerUrls, bannerQueries } from '#data/banners/read.ts';
import { listFamilias, listFamiliaTiles, familiaQueries } from '#data/familias/read.ts';
import { readProductPages } from '#data/productos/read.ts';
import { listSubfamilias, subfamiliaQueries } from '#data/subfamilias/read.ts';
import { firstCards } from '#domain/catalogue/cards.ts';

/** Number of subfamilias whose productos are read together. The limit bounds the memory of the build. */
const BATCH = 100;

export type Shop = Awaited<ReturnType<typeof readShop>>;

/** Makes the data of a document. Passes the results through JSON, as for the browser: NaN becomes `null`. */
function makeDocumentData(
  builtAt: number,
  queries: readonly (readonly [QueryKey, unknown])[],
): DocumentData {
  return JSON.parse(JSON.stringify({ builtAt, queries }));
}

/** Reads the data of home and catalogue, and the subfamilias whose product pages get documents. @throws DataError */
export async function readShop() {
  const builtAt = Date.now();
  const [familias, tiles, desktop, mobile, subfamilias] = await Promise.all([
    listFamilias(),
    listFamiliaTiles(),
    listBannerUrls('desktop'),
    listBannerUrls('mobile'),
    listSubfamilias(),
  ]);
  return {
    home: makeDocumentData(builtAt, [
      [familiaQueries.tiles().queryKey, tiles],
      [bannerQueries.urls('desktop').queryKey, desktop],
      [bannerQueries.urls('mobile').queryKey, mobile],
    ]),
    catalogue: makeDocumentData(builtAt, [
      [familiaQueries.all().queryKey, familias],
      [subfamiliaQueries.all().queryKey, firstCards(subfamilias)],
    ]),
    familias,
    subfamilias: subfamilias.filter(({ id }) => Number.isSafeInteger(id)),
    builtAt,
  };
}

/**
 * Yields the data of each product page, read in batches. Skips subfamilias without productos.
 *
 * @throws DataError
 */
export async function* readProducts(
  shop: Shop,
): AsyncGenerator<{ readonly id: number; readonly data: DocumentData }> {
  const familiaNames = new Map(shop.familias.map(({ id, name }) => [id, name]));
  for (let start = 0; start < shop.subfamilias.length; start += BATCH) {
    const batch = shop.subfamilias.slice(start, start + BATCH);
    for (const [id, entries] of await readProductPages(batch, familiaNames)) {
      yield { id, data: makeDocumentData(shop.builtAt, entries) };
    }
  }
}
