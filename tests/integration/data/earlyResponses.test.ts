import { http } from 'msw';
import { expect, test } from 'vitest';
import { listSubfamilias } from '#data/subfamilias/read.ts';
import { network, useBackend } from '#tests/backend.ts';

useBackend();

async function urlsOf(reads: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  network.use(
    http.all('*', ({ request }) => {
      seen.push(request.url);
    }),
  );
  await reads();
  return seen;
}

test('a response that the head of the document requested is used once', async () => {
  const [url = ''] = await urlsOf(listSubfamilias);
  window.earlyResponses = {
    [url]: Promise.resolve(
      Response.json([{ id: 7, nombre: 'De antes', familia_id: 1, thumbnail: null, producto: [] }]),
    ),
  };
  expect(await urlsOf(listSubfamilias)).toEqual([]);
  expect(await urlsOf(listSubfamilias)).toHaveLength(1);
});

test('a request that failed in the head of the document is sent again', async () => {
  const [url = ''] = await urlsOf(listSubfamilias);
  const failed = Promise.reject(new TypeError('network'));
  failed.catch(() => undefined);
  window.earlyResponses = { [url]: failed };
  expect(await urlsOf(listSubfamilias)).toHaveLength(1);
});
