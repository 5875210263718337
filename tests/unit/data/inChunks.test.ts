import { PostgrestClient } from '@supabase/postgrest-js';
import { describe, expect, test } from 'vitest';
import { inChunks } from '#data/http/inChunks.ts';
import { LINE_FACTS } from '#data/productos/read.ts';

/** Length of the request line of a read with a list and maybe another filter. */
async function lineLength(values: readonly (string | number)[], beside?: string): Promise<number> {
  const lengths: number[] = [];
  const tables = new PostgrestClient('https://shop.example/rest/v1', {
    fetch: (input) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : String(input));
      lengths.push(`DELETE ${pathname}${search} HTTP/1.1`.length);
      return Promise.resolve(Response.json([]));
    },
  });
  const query = tables.from('producto').select(LINE_FACTS).in('id', values);
  await (beside === undefined ? query : query.eq('url', beside));
  return lengths[0] ?? 0;
}

const times = <T>(count: number, value: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => value(index));

test('a short list stays whole, and an empty one gives none', () => {
  expect(inChunks([3, 1, 2])).toEqual([[3, 1, 2]]);
  expect(inChunks([])).toEqual([]);
});

test('a list has at most the given number of values', () => {
  expect(inChunks([1, 2, 3, 4, 5], { values: 2 })).toEqual([[1, 2], [3, 4], [5]]);
});

describe('bad inputs', () => {
  test.each([
    ['ids of one digit', times(5_000, (n) => n % 10), undefined, 4],
    [
      'ids with a URL of 2,048 bytes as another filter',
      times(500, () => 4e18),
      'ñ'.repeat(1_000),
      500,
    ],
    ['URLs', times(100, (n) => `https://shop.example/a b/${n}.webp`), undefined, 1],
    ['commas, quotes and brackets', times(200, () => '(",")\\{}'.repeat(8)), undefined, 20],
    ['a value of 2 kB among short ones', ['a', 'x'.repeat(2_000), 'b'], undefined, 1],
  ] as const)('%s stay below 8 kB, in order', async (_, values, beside, most) => {
    const all: readonly (string | number)[] = values;
    const chunks = inChunks(all, beside === undefined ? {} : { beside });
    expect(chunks.flat()).toEqual(all);
    expect(chunks.length).toBeLessThanOrEqual(most);
    for (const chunk of chunks) expect(await lineLength(chunk, beside)).toBeLessThan(8_000);
  });
});
