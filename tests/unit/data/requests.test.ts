import { expect, test } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { toAssetUrl } from '#data/http/columns.ts';
import { inChunks } from '#data/http/inChunks.ts';
import { searchQueries } from '#data/search/queries.ts';
import { variantQueries } from '#data/variants/queries.ts';
import {
  afterColorWrite,
  afterFamiliaWrite,
  afterProductoWrite,
  afterSubfamiliaWrite,
} from '#data/staffCache.ts';

test.each([
  [[3, 1, 2], undefined, [[3, 1, 2]]],
  [[], undefined, []],
  [[1, 2, 3], 2, [[1, 2], [3]]],
  [['a', '"'.repeat(3_000), 'b'], undefined, [['a'], ['"'.repeat(3_000)], ['b']]],
] as const)('the list %j with at most %s values is sent as %j', (values, most, chunks) => {
  const all: readonly (number | string)[] = values;
  expect(inChunks(all, most === undefined ? {} : { values: most })).toEqual(chunks);
});

test.each([
  ['familias', afterFamiliaWrite, ['search']],
  ['subfamilias', afterSubfamiliaWrite, ['search', 'variants']],
  ['productos', afterProductoWrite, ['search', 'variants']],
  ['colours', afterColorWrite, ['search', 'colors']],
])('after a write of %s the store reads again what it knows of them', async (_, after, stale) => {
  const reads = {
    search: searchQueries.first('polo').queryKey,
    variants: variantQueries.variants().queryKey,
    colors: variantQueries.colors().queryKey,
  };
  const client = createQueryClient();
  for (const key of Object.values(reads)) client.setQueryData(key, []);
  await after(client);
  const invalidated = Object.entries(reads).filter(
    ([, key]) => client.getQueryState(key)?.isInvalidated,
  );
  expect(invalidated.map(([name]) => name)).toEqual(stale);
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
])('the address %j goes into a page as %j', (stored, shown) => {
  expect(toAssetUrl(stored)).toEqual(shown);
});
