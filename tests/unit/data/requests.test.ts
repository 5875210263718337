import { PostgrestClient } from '@supabase/postgrest-js';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { toAssetUrl } from '#data/http/columns.ts';
import { inChunks } from '#data/http/inChunks.ts';
import { LINE_FACTS } from '#data/productos/read.ts';
import { searchQueries } from '#data/searchQueries.ts';
import {
  afterColorWrite,
  afterFamiliaWrite,
  afterProductoWrite,
  afterSubfamiliaWrite,
} from '#data/staffQueries.ts';
import { variantQueries } from '#data/variantQueries.ts';

describe('a list in a request', () => {
  /** Length of the request line of a read with a list and maybe another filter. */
  async function lineLength(values: readonly (string | number)[], beside?: string) {
    let length = 0;
    const tables = new PostgrestClient('https://shop.example/rest/v1', {
      fetch: (input) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : String(input));
        length ||= `DELETE ${pathname}${search} HTTP/1.1`.length;
        return Promise.resolve(Response.json([]));
      },
    });
    const query = tables.from('producto').select(LINE_FACTS).in('id', values);
    await (beside === undefined ? query : query.eq('url', beside));
    return length;
  }

  test.each([
    [[3, 1, 2], undefined, [[3, 1, 2]]],
    [[], undefined, []],
    [[1, 2, 3], 2, [[1, 2], [3]]],
  ])('of %j with at most %s values is sent as %j', (values, most, chunks) => {
    expect(inChunks(values, most === undefined ? {} : { values: most })).toEqual(chunks);
  });

  const times = <T>(count: number, value: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => value(index));

  describe('bad inputs', () => {
    test.each([
      ['ids beside a URL of 2 kB', times(500, () => 4e18), 'ñ'.repeat(1_000), 500],
      ['commas, quotes and brackets', times(200, () => '(",")\\{}'.repeat(8)), undefined, 20],
    ] as const)('of %s stays below 8 kB, in order', async (_, values, beside, most) => {
      const all: readonly (string | number)[] = values;
      const chunks = inChunks(all, beside === undefined ? {} : { beside });
      expect(chunks.flat()).toEqual(all);
      expect(chunks.length).toBeLessThanOrEqual(most);
      for (const chunk of chunks) expect(await lineLength(chunk, beside)).toBeLessThan(8_000);
    });
  });
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
  const client = new QueryClient();
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
