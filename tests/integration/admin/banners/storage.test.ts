import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deactivateBanner, listActiveBanners, removeBanner } from '#data/banners/write.ts';
import { listFolder, publicUrl, removeFile, storedPath } from '#data/library/storage.ts';
import { network, useBackend } from '#tests/backend.ts';
import { faults, restError } from '#tests/faults.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { listFiles } from '../pictures/library.ts';
import { activate, ADDRESS, emptyBanners, storedNames, uploadFile } from './page.tsx';

const PATH = 'banner desktop/uno.webp';

const backend = useBackend();
let staff: StoredSession;
let stranger: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  stranger = await signIn(backend(), 'stranger@shop.example');
});
beforeEach(async () => {
  keepSession(staff);
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

test('a listing is that of the bucket', async () => {
  await listFiles(backend(), [PATH, 'banner mobile/dos.webp'], 'banners');
  expect(await listFolder('banner desktop', { bucket: 'banners' })).toMatchObject({
    folders: [],
    files: [{ name: 'uno.webp', path: PATH, url: publicUrl(PATH, 'banners') }],
    nextCursor: null,
  });
});

test('active banners are read with their files, whatever form their address has', async () => {
  await backend().sql(
    `insert into public.banners (url, desktop) values
      ('${ADDRESS}banner%20desktop/uno.webp', true),
      ('${location.origin}${ADDRESS}banner%20mobile/dos.webp', false),
      ('https://cdn.example/tres.jpg', true),
      ('javascript:alert(1)', true)`,
  );
  expect(await listActiveBanners()).toMatchObject([
    { layout: 'desktop', path: PATH, url: publicUrl(PATH, 'banners') },
    { layout: 'mobile', path: 'banner mobile/dos.webp' },
    { layout: 'desktop', path: null, url: 'https://cdn.example/tres.jpg' },
    { layout: 'desktop', path: null, url: null },
  ]);
});

describe('removing a file', () => {
  test('deletes it; one that is gone already is reported', async () => {
    await uploadFile(backend(), staff, PATH);
    expect(await removeFile(PATH, 'banners')).toBe(true);
    expect(await storedNames(backend())).toEqual([]);
    expect(await removeFile(PATH, 'banners')).toBe(false);
  });

  test('deactivates its banner and no other', async () => {
    await activate(backend(), PATH);
    await activate(backend(), 'banner desktop/dos.webp');
    expect(await removeBanner(PATH)).toEqual({ outcome: 'removed' });
    expect(await listActiveBanners()).toMatchObject([{ path: 'banner desktop/dos.webp' }]);
  });

  test('is forbidden without rights, though the storage responds with success', async () => {
    await uploadFile(backend(), staff, PATH);
    keepSession(stranger);
    await expect(removeFile(PATH, 'banners')).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await storedNames(backend())).toEqual([PATH]);
  });

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

  test('reports whether the row was still there', async () => {
    const id = await idOfBanner();
    expect(await deactivateBanner(id)).toBe(true);
    expect(await deactivateBanner(id)).toBe(false);
  });

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
