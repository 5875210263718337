import type { QueryKey } from '@tanstack/react-query';
import type { DocumentData } from '#app/start/documentData.ts';
import { listBannerUrls, bannerQueries } from '#data/banners/read.ts';
import { listFamilias, listFamiliaTiles, familiaQueries } from '#data/familias/read.ts';
import { readProductPages } from '#data/productos/read.ts';
import { listSubfamilias, subfamiliaQueries } from '#data/subfamilias/read.ts';
import { firstCards } from '#domain/catalogue/cards.ts';
import type { Familia, SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';

/** Subfamilias whose productos are read at once; a limit keeps memory bounded. */
const BATCH = 100;

export type Shop = {
  readonly home: DocumentData;
  readonly catalogue: DocumentData;
  readonly familias: readonly Familia[];
  readonly subfamilias: readonly SubfamiliaSummary[];
  readonly builtAt: number;
};

/** Converts data to what the browser will read from JSON, which has no NaN. */
function documentData(
  builtAt: number,
  queries: readonly (readonly [QueryKey, unknown])[],
): DocumentData {
  return JSON.parse(JSON.stringify({ builtAt, queries }));
}

export async function readShop(): Promise<Shop> {
  const builtAt = Date.now();
  const [familias, tiles, desktop, mobile, subfamilias] = await Promise.all([
    listFamilias(),
    listFamiliaTiles(),
    listBannerUrls('desktop'),
    listBannerUrls('mobile'),
    listSubfamilias(),
  ]);
  return {
    home: documentData(builtAt, [
      [familiaQueries.tiles().queryKey, tiles],
      [bannerQueries.urls('desktop').queryKey, desktop],
      [bannerQueries.urls('mobile').queryKey, mobile],
    ]),
    catalogue: documentData(builtAt, [
      [familiaQueries.all().queryKey, familias],
      [subfamiliaQueries.all().queryKey, firstCards(subfamilias)],
    ]),
    familias,
    subfamilias: subfamilias.filter(({ id }) => Number.isSafeInteger(id)),
    builtAt,
  };
}

/**
 * Reads the data of product pages in batches. Subfamilias without productos are left out.
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
      yield { id, data: documentData(shop.builtAt, entries) };
    }
  }
}
