import { skipToken } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { bannerQueries } from '#data/banners/read.ts';
import { staffBannerQueries } from '#data/banners/staff.ts';
import { historyQueries } from '#data/changes/staff/history.ts';
import { familiaQueries } from '#data/familias/read.ts';
import { toAssetUrl } from '#data/http/columns.ts';
import { inChunks } from '#data/http/inChunks.ts';
import { pictureQueries } from '#data/library/staff/pictures.ts';
import { optionQueries } from '#data/options/staff.ts';
import { pedidoCounts } from '#data/pedidos/staff/count.ts';
import { lineFactsQuery } from '#data/productos/lineFacts.ts';
import { priceListQuery } from '#data/productos/priceList.ts';
import { productoQueries } from '#data/productos/read.ts';
import { staffProductoQueries } from '#data/productos/staff/queries.ts';
import { quickOrderQueries } from '#data/quickOrder/read.ts';
import { searchQueries } from '#data/search/queries.ts';
import * as cache from '#data/staffCache.ts';
import { subfamiliaQueries } from '#data/subfamilias/read.ts';
import { staffSubfamiliaQueries } from '#data/subfamilias/staff.ts';
import { variantQueries } from '#data/variants/queries.ts';

test.each([
  [[3, 1, 2], undefined, [[3, 1, 2]]],
  [[], undefined, []],
  [[1, 2, 3], 2, [[1, 2], [3]]],
  [['a', '"'.repeat(3_000), 'b'], undefined, [['a'], ['"'.repeat(3_000)], ['b']]],
] as const)('the list %j in parts of at most %s values is %j', (values, most, chunks) => {
  const all: readonly (number | string)[] = values;
  expect(inChunks(all, most === undefined ? {} : { values: most })).toEqual(chunks);
});

const READS = {
  familias: familiaQueries.all(),
  tiles: familiaQueries.tiles(),
  cards: subfamiliaQueries.all(),
  related: subfamiliaQueries.ofFamilia(1),
  subfamilia: subfamiliaQueries.one('1'),
  productos: productoQueries.ofSubfamilia('1'),
  prices: priceListQuery([1]),
  facts: lineFactsQuery([1]),
  quickOrder: quickOrderQueries.productos(['A']),
  search: searchQueries.first('polo'),
  variants: variantQueries.variants(),
  colors: variantQueries.colors(),
  banners: bannerQueries.urls('desktop'),
  staffSubfamilias: staffSubfamiliaQueries.all(),
  staffProductos: staffProductoQueries.ofSubfamilia(1),
  staffColors: optionQueries.colors(),
  tallas: optionQueries.tallas(),
  bodegas: optionQueries.bodegas(),
  library: pictureQueries.folder('highres', 'name'),
  staffBanners: staffBannerQueries.active(),
  pedidos: pedidoCounts.new,
  history: historyQueries.persons,
};
const OF_PRODUCTO = 'productos prices facts quickOrder search variants';
const BOTH = 'staffSubfamilias staffProductos history';

test.each([
  ['familia', cache.afterFamiliaWrite, `familias tiles subfamilia prices search ${BOTH}`],
  [
    'subfamilia',
    cache.afterSubfamiliaWrite,
    `tiles cards related subfamilia prices facts quickOrder search variants ${BOTH}`,
  ],
  ['producto', cache.afterProductoWrite, `cards related ${OF_PRODUCTO} ${BOTH}`],
  ['change', cache.afterChange, `tiles cards related subfamilia ${OF_PRODUCTO} ${BOTH}`],
  [
    'colour',
    cache.afterColorWrite,
    'productos prices facts quickOrder search colors staffProductos staffColors history',
  ],
  ['size', cache.afterTallaWrite, 'tallas history'],
  ['banner', cache.afterBannerWrite, 'banners staffBanners history'],
  ['file', cache.afterPictureWrite, 'library'],
  ['order', cache.afterPedidoWrite, 'pedidos'],
  ['undone change', cache.afterUndo, Object.keys(READS).join(' ')],
])('after the write of a %s, the queries that show it are read again', async (_, after, stale) => {
  const client = createQueryClient();
  client.setQueryDefaults([], { queryFn: skipToken });
  const keys = Object.entries(READS).map(([name, { queryKey }]) => [name, queryKey] as const);
  for (const [, key] of keys) client.setQueryData(key, []);
  await after(client);
  const invalidated = keys.filter(([, key]) => client.getQueryState(key)?.isInvalidated);
  expect(invalidated.map(([name]) => name).join(' ')).toBe(stale);
});

test.each<[string | null, unknown]>([
  ['https://a.cr/banner%20mobile/x.webp?v=1', 'https://a.cr/banner%20mobile/x.webp?v=1'],
  [' https://a.cr/x.webp', null],
  ['https://a.cr/año "1".webp ', 'https://a.cr/a%C3%B1o%20%221%22.webp'],
  ['/banner mobile/100%.webp', '/banner%20mobile/100%.webp'],
  ['//a.cr/x.webp', null],
  ['javascript:alert(1)', null],
  [null, null],
  ['/storage/v1/object/public/a b.webp', expect.stringMatching(/\/public\/a%20b\.webp$/)],
])('the stored address %j is used in a page as %j', (stored, shown) => {
  expect(toAssetUrl(stored)).toEqual(shown);
});
