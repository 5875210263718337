import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toAssetUrl } from '#data/http/columns.ts';
import { toStoredUrl } from '#data/http/storedUrl.ts';
import { DataError } from '#data/http/DataError.ts';
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
  { length: 2004 },
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

/** The module that keeps the sign-in reads it from the browser on every request. */
beforeEach(() => keepSession(staff));

async function failureOf(work: Promise<unknown>): Promise<DataError> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof DataError)) throw new Error(`no DataError: ${String(error)}`);
  return error;
}

const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

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
  test('goes on after its thousandth entry, without gap or repetition', async () => {
    const pages = await listAll('highres/muchas');
    expect(pages.map(({ files, folders }) => files.length + folders.length)).toEqual([
      1000, 1000, 6,
    ]);
    expect(pages.flatMap(({ files }) => names(files))).toEqual(['.placeholder', ...MANY]);
    expect(pages.flatMap(({ folders }) => folders)).toEqual(['dentro']);
  });

  test('tells folders from files, with whole paths and addresses, whatever their case', async () => {
    expect(await listFolder('highres')).toEqual({
      folders: ['muchas'],
      files: [
        {
          name: 'alfa.webp',
          path: 'highres/alfa.webp',
          url: `${location.origin}/storage/v1/object/public/productsamples/highres/alfa.webp`,
          changedAt: expect.any(String),
        },
        {
          name: 'Camisetas (2) & mas.webp',
          path: 'highres/Camisetas (2) & mas.webp',
          url: `${location.origin}/storage/v1/object/public/productsamples/highres/Camisetas%20(2)%20&%20mas.webp`,
          changedAt: expect.any(String),
        },
        {
          name: 'zeta.webp',
          path: 'highres/zeta.webp',
          url: `${location.origin}/storage/v1/object/public/productsamples/highres/zeta.webp`,
          changedAt: expect.any(String),
        },
      ],
      nextCursor: null,
    });
  });

  test('of the root has its folders', async () => {
    expect(await listFolder('')).toEqual({ folders: ['highres'], files: [], nextCursor: null });
  });

  test('can have the newest first, to its end', async () => {
    const pages = await listAll('highres/muchas', { isNewestFirst: true });
    expect(pages.flatMap(({ files }) => names(files))).toEqual([
      '.placeholder',
      ...MANY.toReversed(),
    ]);
  });

  test('of somebody who is not staff is empty', async () => {
    keepSession(stranger);
    expect(await listFolder('highres')).toEqual({ folders: [], files: [], nextCursor: null });
  });

  describe('bad inputs', () => {
    const answer = (body: object) =>
      network.use(http.post('*/storage/v1/object/list-v2/*', () => HttpResponse.json(body)));
    const file = { id: '1', updated_at: null };

    test('has nothing of a folder that only resembles it', async () => {
      answer({
        hasNext: false,
        folders: [{ name: 'mi-carpeta/dentro/' }, { name: 'mi_carpeta/dentro/' }],
        objects: [
          { ...file, name: 'mi-carpeta/b.webp' },
          { ...file, name: 'mi_carpeta/a.webp' },
        ],
      });
      const { files, folders } = await listFolder('mi_carpeta');
      expect([folders, names(files)]).toEqual([['dentro'], ['a.webp']]);
    });

    test('leaves out an entry that is none', async () => {
      const objects = [null, 'a.webp', { id: '1' }, { ...file, name: 'highres/a.webp' }];
      answer({ hasNext: false, folders: [{}], objects });
      const { files, folders } = await listFolder('highres');
      expect([folders, names(files)]).toEqual([[], ['a.webp']]);
    });

    test('ends where its next page would be the same again', async () => {
      answer({ hasNext: true, nextCursor: 'here', folders: [], objects: [] });
      expect(await listAll('highres')).toHaveLength(2);
    });

    test.each([
      [{}],
      [[]],
      [{ folders: [], objects: {} }],
      [{ folders: [], objects: [], nextCursor: 7 }],
    ])('fails for the answer %j', async (body) => {
      answer(body);
      expect((await failureOf(listFolder('highres'))).kind).toBe('unknown');
    });
  });
});

describe('an upload', () => {
  const store = (path: string, overwrite = false) =>
    uploadPicture(path, bytes, 'image/webp', { overwrite });

  test('can be fetched at its address, with its type, for an hour', async () => {
    const url = await store('thumbnails/1_gorra.webp');
    expect(url).toBe(publicUrl('thumbnails/1_gorra.webp'));
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('max-age=3600');
    expect(await answer.arrayBuffer()).toEqual(bytes);
  });

  test('replaces a file of the same name only when it is told to', async () => {
    await store('highres/doble.webp');
    expect(await failureOf(store('highres/doble.webp'))).toMatchObject({ kind: 'duplicate' });
    const other = new Uint8Array(await pictureBytes('png')).buffer;
    await uploadPicture('highres/doble.webp', other, 'image/png', { overwrite: true });
    const answer = await fetch(publicUrl('highres/doble.webp'));
    expect(answer.headers.get('content-type')).toBe('image/png');
  });

  test('of more than the bucket takes is too large', async () => {
    const huge = new ArrayBuffer(5 * 1024 ** 2 + 1);
    const upload = uploadPicture('highres/enorme.webp', huge, 'image/webp', { overwrite: false });
    expect(await failureOf(upload)).toMatchObject({ kind: 'tooLarge' });
  });

  test('of a type that the bucket does not keep is refused', async () => {
    const upload = uploadPicture('highres/a.webp', bytes, 'image/svg+xml', { overwrite: false });
    expect(await failureOf(upload)).toMatchObject({ kind: 'typeRefused' });
  });

  test('by somebody who is not staff is forbidden', async () => {
    keepSession(stranger);
    expect(await failureOf(store('thumbnails/2_ajena.webp'))).toMatchObject({ kind: 'forbidden' });
  });

  test('by nobody is not even sent', async () => {
    localStorage.clear();
    const sent: string[] = [];
    network.use(http.all('*/storage/v1/*', ({ request }) => void sent.push(request.url)));
    expect(await failureOf(store('thumbnails/3_nadie.webp'))).toMatchObject({ kind: 'signedOut' });
    expect(sent).toEqual([]);
  });

  test('can be given up', async () => {
    const giveUp = new AbortController();
    network.use(
      http.post('*/storage/v1/*', () => {
        giveUp.abort();
        return new Promise<never>(() => undefined);
      }),
    );
    const upload = uploadPicture('highres/tarde.webp', bytes, 'image/webp', {
      overwrite: false,
      signal: giveUp.signal,
    });
    expect(await failureOf(upload)).toMatchObject({ kind: 'network' });
  });
});

test.each([
  ['/storage/v1/object/public/productsamples/a.webp'],
  ['https://other.example/storage/v1/object/public/productsamples/a.webp'],
  ['/default-image.webp'],
])('what a column keeps of the address of %s is what it was read from', (stored) => {
  expect(toStoredUrl(toAssetUrl(stored) ?? '')).toBe(stored);
});
