import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { deactivateBanner, listActiveBanners } from '#data/banners/write.ts';
import { publicUrl, removeFile, storedPath } from '#data/library/storage.ts';
import { network } from '#tests/backend.ts';
import { faults, restError } from '#tests/faults.ts';
import { activate, ADDRESS, emptyBanners } from './page.tsx';
import { useSignedInShop } from '../staffShop.ts';

const PATH = 'banner desktop/uno.webp';

const { backend } = useSignedInShop();
beforeEach(async () => {
  await emptyBanners(backend());
});

test.each([
  [publicUrl(PATH, 'banners'), PATH],
  [`${location.origin}${ADDRESS}banner desktop/uno.webp`, PATH],
  [`${publicUrl(PATH, 'banners')}?v=2`, PATH],
  [publicUrl(PATH), null],
  ['https://cdn.example/banner%20desktop/uno.webp', null],
  [`${location.origin}${ADDRESS}%E0%A4%A`, null],
])('the address %s has the path %j in the bucket of banners', (url, path) => {
  expect(storedPath(url, 'banners')).toBe(path);
});

describe('removing a file', () => {
  test.each([
    ['without a connection', () => HttpResponse.error(), 'network'],
    ['while the storage fails', () => new HttpResponse(null, { status: 503 }), 'unknown'],
  ] as const)('fails when the check afterwards fails %s', async (_when, response, kind) => {
    faults.storage('delete', 'object/banners', () => HttpResponse.json([]));
    network.use(http.head('*/storage/v1/object/public/*', response));
    await expect(removeFile(PATH, 'banners')).rejects.toMatchObject({ kind });
  });
});

describe('deactivating', () => {
  beforeEach(() => activate(backend(), PATH));
  const idOfBanner = async () => (await listActiveBanners())[0]?.id ?? 0;
  const deleted = (count: number) =>
    new Response(null, { status: 204, headers: { 'content-range': `*/${count}` } });

  test.each([
    ['the service fails', () => restError(500, 'XX000', 'boom'), 'unknown'],
    ['the row is still there afterwards', () => deleted(1), 'forbidden'],
    ['nothing was deleted', () => deleted(0), 'forbidden'],
  ])('fails when %s', async (_why, response, kind) => {
    faults.write('delete', 'banners', response);
    await expect(deactivateBanner(await idOfBanner())).rejects.toMatchObject({ kind });
  });

  test('succeeds when only the check afterwards fails', async () => {
    const id = await idOfBanner();
    faults.rest('banners', 'network', { once: true });
    expect(await deactivateBanner(id)).toBe(true);
  });
});
