import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { searchQueries } from '#data/searchQueries.ts';
import {
  afterColorWrite,
  afterFamiliaWrite,
  afterProductoWrite,
  afterSubfamiliaWrite,
} from '#data/staffQueries.ts';
import { variantQueries } from '#data/variantQueries.ts';

const READS = {
  search: searchQueries.first('polo').queryKey,
  variants: variantQueries.variants().queryKey,
  colors: variantQueries.colors().queryKey,
} as const;

test.each([
  ['familias', afterFamiliaWrite, ['search']],
  ['subfamilias', afterSubfamiliaWrite, ['search', 'variants']],
  ['productos', afterProductoWrite, ['search', 'variants']],
  ['colours', afterColorWrite, ['search', 'colors']],
])('after a write of %s the store reads again what it knows of them', async (_, after, stale) => {
  const client = new QueryClient();
  for (const key of Object.values(READS)) client.setQueryData(key, []);
  await after(client);
  const invalidated = Object.entries(READS).filter(
    ([, key]) => client.getQueryState(key)?.isInvalidated,
  );
  expect(invalidated.map(([name]) => name)).toEqual(stale);
});
