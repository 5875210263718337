import { http } from 'msw';
import { expect, test } from 'vitest';
import { listBannerUrls } from '#data/banners/read.ts';
import { listFamilias, listFamiliaTiles } from '#data/familias/read.ts';
import { firstRequests } from '#data/firstRequests.ts';
import { listProductos } from '#data/productos/read.ts';
import { getSubfamilia, listSubfamilias } from '#data/subfamilias/read.ts';
import { network, useBackend } from '#tests/backend.ts';
import { resizeTo } from '#tests/domGaps.ts';

useBackend();

async function addressesOf(reads: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  network.use(
    http.all('*', ({ request }) => {
      const accept = request.headers.get('accept') ?? '*/*';
      const prefer = request.headers.get('prefer');
      seen.push(`${accept} ${prefer} ${request.url}`);
    }),
  );
  await reads();
  return seen;
}

function announced(path: string, id = ''): string[] {
  const route = firstRequests.find(({ pattern }) => new RegExp(pattern).test(path));
  return (route?.requests ?? [])
    .filter(({ media }) => media === undefined || matchMedia(media).matches)
    .map(({ accept, path: address }) => {
      const prefer = accept === '*/*' ? 'count=exact' : null;
      return `${accept} ${prefer} ${location.origin}${address.replace('{id}', id)}`;
    });
}

test.each([
  [768, 'mobile'],
  [769, 'desktop'],
] as const)(
  'the head of the document asks for what the home page reads at %i px',
  async (width, layout) => {
    resizeTo(width);
    const read = await addressesOf(() => Promise.all([listBannerUrls(layout), listFamiliaTiles()]));
    expect(announced('/').toSorted()).toEqual(read.toSorted());
  },
);

test('the head of the document asks for the very addresses that the catalogue reads', async () => {
  const read = await addressesOf(() => Promise.all([listSubfamilias(), listFamilias()]));
  expect(announced('/catalogue').toSorted()).toEqual(read.toSorted());
});

test('the head of the document asks for the very addresses that a product page reads', async () => {
  const read = await addressesOf(() =>
    Promise.allSettled([getSubfamilia('5'), listProductos('5')]),
  );
  expect(announced('/product/5', '5').toSorted()).toEqual(read.toSorted());
});

test('nothing is asked for ahead on an address whose id cannot be one', () => {
  expect(announced('/product/abc')).toEqual([]);
});

const catalogue = firstRequests.find(({ pattern }) => new RegExp(pattern).test('/catalogue'));

test('an answer that the head has asked for is taken once, and not asked for again', async () => {
  const [{ path } = { path: '' }] = catalogue?.requests ?? [];
  window.earlyResponses = {
    [`${location.origin}${path}`]: Promise.resolve(
      Response.json([{ id: 7, nombre: 'De antes', familia_id: 1, thumbnail: null, producto: [] }]),
    ),
  };
  expect(await addressesOf(listSubfamilias)).toEqual([]);
  expect(await addressesOf(listSubfamilias)).toHaveLength(1);
});

test('an answer that failed in the head is asked for again', async () => {
  const [{ path } = { path: '' }] = catalogue?.requests ?? [];
  const failed = Promise.reject(new TypeError('network'));
  failed.catch(() => undefined);
  window.earlyResponses = { [`${location.origin}${path}`]: failed };
  expect(await addressesOf(listSubfamilias)).toHaveLength(1);
});
