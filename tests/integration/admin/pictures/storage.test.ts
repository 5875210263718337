import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toAssetUrl } from '#data/http/columns.ts';
import { toStoredUrl } from '#data/http/storedUrl.ts';
import {
  listFolder,
  publicUrl,
  uploadPicture,
  type FolderPage,
  type FolderQuery,
} from '#data/library/storage.ts';
import { network, useBackend } from '#tests/backend.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { listFiles, pictureBytes } from './library.ts';

const MANY = Array.from(
  { length: 1004 },
  (_, index) => `foto-${String(index).padStart(4, '0')}.webp`,
);

const backend = useBackend();
let staff: StoredSession;
let stranger: StoredSession;
let bytes: ArrayBuffer;

beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  stranger = await signIn(backend(), 'stranger@shop.example');
  bytes = new Uint8Array(await pictureBytes()).buffer;
  await listFiles(backend(), [
    ...MANY.map((name) => `highres/muchas/${name}`),
    'highres/muchas/.placeholder',
    'highres/muchas/dentro/a.webp',
    'highres/zeta.webp',
    'highres/alfa.webp',
    'highres/Camisetas (2) & mas.webp',
  ]);
});

beforeEach(() => keepSession(staff));

const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name);

/** Every page of a folder. */
async function listAll(folder: string, query: Omit<FolderQuery, 'cursor'> = {}) {
  const pages: FolderPage[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: FolderPage = await listFolder(folder, { ...query, cursor });
    pages.push(page);
    cursor = page.nextCursor;
  }
  return pages;
}

describe('a listing', () => {
  test('continues after its thousandth entry, without gap or repetition', async () => {
    const pages = await listAll('highres/muchas');
    expect(pages.map(({ files, folders }) => files.length + folders.length)).toEqual([1000, 6]);
    expect(pages.flatMap(({ files }) => namesOf(files))).toEqual(['.placeholder', ...MANY]);
    expect(pages.flatMap(({ folders }) => folders)).toEqual(['dentro']);
  });

  test('separates folders from files and sorts them without their case', async () => {
    const root = `${location.origin}/storage/v1/object/public/productsamples/highres`;
    const names = ['alfa.webp', 'Camisetas (2) & mas.webp', 'zeta.webp'];
    expect(await listFolder('highres')).toEqual({
      folders: ['muchas'],
      files: names.map((name) => ({
        name,
        path: `highres/${name}`,
        url: `${root}/${name.replaceAll(' ', '%20')}`,
        changedAt: expect.any(String),
      })),
      nextCursor: null,
    });
    expect(await listFolder('')).toEqual({ folders: ['highres'], files: [], nextCursor: null });
  });

  test('can have the newest first', async () => {
    const pages = await listAll('highres/muchas', { isNewestFirst: true });
    expect(pages.flatMap(({ files }) => namesOf(files))).toEqual([
      '.placeholder',
      ...MANY.toReversed(),
    ]);
  });

  test('is empty for a stranger', async () => {
    keepSession(stranger);
    expect(await listFolder('highres')).toEqual({ folders: [], files: [], nextCursor: null });
  });

  describe('bad inputs', () => {
    const respond = (body: object) =>
      network.use(http.post('*/storage/v1/object/list-v2/*', () => HttpResponse.json(body)));
    const file = { id: '1', updated_at: null };

    test('leaves out a folder whose name only resembles its own', async () => {
      respond({
        hasNext: false,
        folders: [{ name: 'mi-carpeta/dentro/' }, { name: 'mi_carpeta/dentro/' }],
        objects: [
          { ...file, name: 'mi-carpeta/b.webp' },
          { ...file, name: 'mi_carpeta/a.webp' },
        ],
      });
      const { files, folders } = await listFolder('mi_carpeta');
      expect([folders, namesOf(files)]).toEqual([['dentro'], ['a.webp']]);
    });

    test('leaves out malformed entries', async () => {
      const objects = [null, 'a.webp', { id: '1' }, { ...file, name: 'highres/a.webp' }];
      respond({ hasNext: false, folders: [{}], objects });
      const { files, folders } = await listFolder('highres');
      expect([folders, namesOf(files)]).toEqual([[], ['a.webp']]);
    });

    test('ends when the next page would be the same page', async () => {
      respond({ hasNext: true, nextCursor: 'here', folders: [], objects: [] });
      expect(await listAll('highres')).toHaveLength(2);
    });

    test.each([
      [{}],
      [[]],
      [{ folders: [], objects: {} }],
      [{ folders: [], objects: [], nextCursor: 7 }],
    ])('fails for the response %j', async (body) => {
      respond(body);
      await expect(listFolder('highres')).rejects.toMatchObject({ kind: 'unknown' });
    });
  });
});

describe('an upload', () => {
  const store = (path: string, overwrite = false) =>
    uploadPicture(path, bytes, 'image/webp', { overwrite });

  test('is served at its address, with its type, for an hour', async () => {
    const url = await store('thumbnails/1_gorra.webp');
    expect(url).toBe(publicUrl('thumbnails/1_gorra.webp'));
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('max-age=3600');
    expect(await response.arrayBuffer()).toEqual(bytes);
  });

  test('replaces a file of the same name only with overwrite', async () => {
    await store('highres/doble.webp');
    await expect(store('highres/doble.webp')).rejects.toMatchObject({ kind: 'duplicate' });
    const other = new Uint8Array(await pictureBytes('png')).buffer;
    await uploadPicture('highres/doble.webp', other, 'image/png', { overwrite: true });
    const response = await fetch(publicUrl('highres/doble.webp'));
    expect(response.headers.get('content-type')).toBe('image/png');
  });

  test('is refused for its size, its type, and without rights', async () => {
    const huge = new ArrayBuffer(5 * 1024 ** 2 + 1);
    const large = uploadPicture('highres/enorme.webp', huge, 'image/webp', { overwrite: false });
    await expect(large).rejects.toMatchObject({ kind: 'tooLarge' });
    const svg = uploadPicture('highres/a.webp', bytes, 'image/svg+xml', { overwrite: false });
    await expect(svg).rejects.toMatchObject({ kind: 'typeRefused' });
    keepSession(stranger);
    await expect(store('thumbnails/2_ajena.webp')).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('is not sent without a sign-in', async () => {
    localStorage.clear();
    const sent: string[] = [];
    network.use(http.all('*/storage/v1/*', ({ request }) => void sent.push(request.url)));
    await expect(store('thumbnails/3_nadie.webp')).rejects.toMatchObject({ kind: 'signedOut' });
    expect(sent).toEqual([]);
  });

  test('can be aborted', async () => {
    const controller = new AbortController();
    network.use(
      http.post('*/storage/v1/*', () => {
        controller.abort();
        return new Promise<never>(() => undefined);
      }),
    );
    const upload = uploadPicture('highres/tarde.webp', bytes, 'image/webp', {
      overwrite: false,
      signal: controller.signal,
    });
    await expect(upload).rejects.toMatchObject({ kind: 'network' });
  });
});

test.each([
  ['/storage/v1/object/public/productsamples/a.webp'],
  ['https://other.example/storage/v1/object/public/productsamples/a.webp'],
  ['/default-image.webp'],
])('the address %s is stored as it was read', (stored) => {
  expect(toStoredUrl(toAssetUrl(stored) ?? '')).toBe(stored);
});
