import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listActiveBanners } from '#data/banners/write.ts';
import { listFolder, publicUrl, removeFile, storedPath } from '#data/library/storage.ts';
import { network, useBackend } from '#tests/backend.ts';
import { faults } from '#tests/faults.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { ADDRESS, emptyBanners, storeFiles, storedNames, uploadFile } from './page.ts';

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
])('the address %s leads to %j in the bucket of banners', (url, path) => {
  expect(storedPath(url, 'banners')).toBe(path);
});

describe('a listing', () => {
  test('is that of the bucket', async () => {
    await storeFiles(backend(), [PATH, 'banner mobile/dos.webp']);
    expect(await listFolder('banner desktop', { bucket: 'banners' })).toMatchObject({
      folders: [],
      files: [{ name: 'uno.webp', path: PATH, url: publicUrl(PATH, 'banners') }],
      nextCursor: null,
    });
  });
});

describe('removing a file', () => {
  test('takes it away', async () => {
    await uploadFile(backend(), staff, PATH);
    expect(await removeFile(PATH, 'banners')).toBe(true);
    expect(await storedNames(backend())).toEqual([]);
  });

  test('that is gone already tells so', async () => {
    expect(await removeFile(PATH, 'banners')).toBe(false);
  });

  test('without the rights is forbidden, though the storage answers with success', async () => {
    await uploadFile(backend(), staff, PATH);
    keepSession(stranger);
    await expect(removeFile(PATH, 'banners')).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await storedNames(backend())).toEqual([PATH]);
  });

  test.each([
    ['without a connection', () => HttpResponse.error(), 'network'],
    ['while the storage fails', () => new HttpResponse(null, { status: 503 }), 'unknown'],
  ] as const)('is not told as done when the look for it fails %s', async (_when, answer, kind) => {
    faults.storage('delete', 'object/banners', () => HttpResponse.json([]));
    network.use(http.head('*/storage/v1/object/public/*', answer));
    await expect(removeFile(PATH, 'banners')).rejects.toMatchObject({ kind });
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
