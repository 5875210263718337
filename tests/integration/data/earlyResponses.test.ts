import { http } from 'msw';
import { expect, test } from 'vitest';
import { listSubfamilias } from '#data/subfamilias/read.ts';
import { network, useBackend } from '#tests/backend.ts';

useBackend();

async function addressesOf(reads: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  network.use(
    http.all('*', ({ request }) => {
      seen.push(request.url);
    }),
  );
  await reads();
  return seen;
}

test('an answer that the head has asked for is taken once, and not asked for again', async () => {
  const [address = ''] = await addressesOf(listSubfamilias);
  window.earlyResponses = {
    [address]: Promise.resolve(
      Response.json([{ id: 7, nombre: 'De antes', familia_id: 1, thumbnail: null, producto: [] }]),
    ),
  };
  expect(await addressesOf(listSubfamilias)).toEqual([]);
  expect(await addressesOf(listSubfamilias)).toHaveLength(1);
});

test('an answer that failed in the head is asked for again', async () => {
  const [address = ''] = await addressesOf(listSubfamilias);
  const failed = Promise.reject(new TypeError('network'));
  failed.catch(() => undefined);
  window.earlyResponses = { [address]: failed };
  expect(await addressesOf(listSubfamilias)).toHaveLength(1);
});
