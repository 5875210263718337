import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, test } from 'vitest';
import { toAssetUrl } from '#data/http/columns.ts';
import { listFolder, uploadPicture } from '#data/library/storage.ts';
import { network } from '#tests/backend.ts';
import { listFiles, pictureBytes } from './library.ts';
import { useSignedInShop } from '../staffShop.ts';

const { backend } = useSignedInShop();
let bytes: ArrayBuffer;

beforeAll(async () => {
  bytes = new Uint8Array(await pictureBytes()).buffer;
  await listFiles(backend(), [
    'highres/muchas/dentro/a.webp',
    'highres/zeta.webp',
    'highres/alfa.webp',
    'highres/Camisetas (2) & mas.webp',
  ]);
});

const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name);

describe('a listing', () => {
  test('separates folders from files and sorts them without their case', async () => {
    const root = '/storage/v1/object/public/productsamples/highres';
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
      expect(await listFolder('highres', { cursor: 'here' })).toHaveProperty('nextCursor', null);
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

  test('is not sent without a sign-in', async () => {
    localStorage.clear();
    const sent: string[] = [];
    network.use(http.all('*/storage/v1/*', ({ request }) => void sent.push(request.url)));
    await expect(store('thumbnails/3_nadie.webp')).rejects.toMatchObject({ kind: 'signedOut' });
    expect(sent).toEqual([]);
  });
});

test.each([
  ['/storage/v1/object/public/productsamples/a.webp'],
  ['https://other.example/storage/v1/object/public/productsamples/a.webp'],
  ['/default-image.webp'],
])('the address %s stays as it was read', (stored) => {
  expect(toAssetUrl(stored)).toBe(stored);
});
