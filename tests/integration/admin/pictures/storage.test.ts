import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { toAssetUrl } from '../../../../src/data/columns.ts';
import { toStoredUrl } from '../../../../src/data/storedUrl.ts';
import { DataError } from '../../../../src/data/DataError.ts';
import { listFolder, publicUrl, uploadPicture } from '../../../../src/data/storage.ts';
import { network, useBackend } from '../../../support/backend.ts';
import { expectLoggedError } from '../../../support/domSetup.ts';
import { keepSession, signIn, type StoredSession } from '../../../support/signIn.ts';
import { listFiles, pictureBytes } from './library.ts';

const MANY = Array.from(
  { length: 104 },
  (_, index) => `foto-${String(index).padStart(3, '0')}.webp`,
);

const backend = useBackend({ demo: false });
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
    'highres/Camisetas (2) & mas.webp',
  ]);
});

/** The module that keeps the sign-in reads it from the browser on every request. */
beforeEach(() => keepSession(staff));
afterEach(() => vi.useRealTimers());

async function failureOf(work: Promise<unknown>): Promise<DataError> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof DataError)) throw new Error(`no DataError: ${String(error)}`);
  return error;
}

const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

describe('a listing', () => {
  test('goes on after its hundredth entry, without gap or repetition', async () => {
    const first = await listFolder('highres/muchas', { offset: 0, limit: 100 });
    expect(first.nextOffset).toBe(100);
    const second = await listFolder('highres/muchas', { offset: 100, limit: 100 });
    expect(second.nextOffset).toBeNull();
    expect(names([...first.files, ...second.files])).toEqual(['.placeholder', ...MANY]);
    expect([...first.folders, ...second.folders]).toEqual(['dentro']);
  });

  test('that ends with its limit has an empty page after it', async () => {
    const page = await listFolder('highres/muchas', { offset: 53, limit: 53 });
    expect(page.nextOffset).toBe(106);
    expect(await listFolder('highres/muchas', { offset: 106, limit: 53 })).toEqual({
      folders: [],
      files: [],
      nextOffset: null,
    });
  });

  test('tells folders from files, with whole paths and addresses', async () => {
    expect(await listFolder('highres', { offset: 0, limit: 100 })).toEqual({
      folders: ['muchas'],
      files: [
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
      nextOffset: null,
    });
  });

  test('of the root has its folders', async () => {
    expect(await listFolder('', { offset: 0, limit: 100 })).toEqual({
      folders: ['highres'],
      files: [],
      nextOffset: null,
    });
  });

  test('can have the newest first', async () => {
    const { files } = await listFolder('highres/muchas', {
      offset: 0,
      limit: 4,
      isNewestFirst: true,
    });
    expect(names(files)).toEqual(['.placeholder', 'foto-103.webp', 'foto-102.webp']);
  });

  test('of somebody who is not staff is empty', async () => {
    keepSession(stranger);
    expect(await listFolder('highres', { offset: 0, limit: 100 })).toEqual({
      folders: [],
      files: [],
      nextOffset: null,
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
  [{ statusCode: '400', error: 'InvalidJWT', message: 'jwt expired' }, 400, 'signedOut'],
  [
    { statusCode: '403', error: 'Unauthorized', message: '"exp" claim timestamp check failed' },
    400,
    'signedOut',
  ],
  [{ statusCode: '403', error: 'Unauthorized', message: 'Invalid Compact JWS' }, 400, 'signedOut'],
  [
    {
      statusCode: '403',
      error: 'Unauthorized',
      message: 'new row violates row-level security policy',
    },
    400,
    'forbidden',
  ],
  [
    {
      statusCode: '413',
      error: 'Payload too large',
      message: 'The object exceeded the maximum allowed size',
    },
    400,
    'tooLarge',
  ],
  [
    {
      statusCode: '415',
      error: 'invalid_mime_type',
      message: 'mime type text/html is not supported',
    },
    400,
    'typeRefused',
  ],
  [
    { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' },
    400,
    'duplicate',
  ],
  [{ statusCode: '404', error: 'Bucket not found', message: 'Bucket not found' }, 400, 'notFound'],
  [
    { statusCode: '429', error: 'too_many_requests', message: 'Too many requests' },
    429,
    'rateLimited',
  ],
  [{ statusCode: '400', error: 'InvalidKey', message: 'Invalid key: ñ' }, 400, 'unknown'],
  [{ message: 'boom' }, 500, 'unknown'],
  [null, 502, 'unknown'],
] as const)('the refusal %o with status %i is %s', async (body, status, kind) => {
  network.use(http.post('*/storage/v1/*', () => HttpResponse.json(body, { status })));
  const error = await failureOf(listFolder('highres', { offset: 0, limit: 100 }));
  expect(error.kind).toBe(kind);
  expect(error.detail).toBe(body?.message ?? 'null');
});

test.each([
  ['<html>413 Request Entity Too Large</html>', 413, 'tooLarge'],
  ['', 503, 'unknown'],
  ['{"cut', 200, 'unknown'],
] as const)('the words %j of a proxy with status %i are %s', async (body, status, kind) => {
  network.use(http.post('*/storage/v1/*', () => new HttpResponse(body, { status })));
  const error = await failureOf(listFolder('highres', { offset: 0, limit: 100 }));
  expect(error.kind).toBe(kind);
  expect(error.detail).not.toBe('');
});

test('without a connection a listing fails as that', async () => {
  network.use(http.post('*/storage/v1/*', () => HttpResponse.error()));
  expect((await failureOf(listFolder('', { offset: 0, limit: 1 }))).kind).toBe('network');
});

test('a token that cannot be renewed for want of a connection is not a missing sign-in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  network.use(http.post('*/auth/v1/token', () => HttpResponse.error()));
  expectLoggedError(/fetch failed|Failed to fetch/i);
  keepSession(Object.assign({ ...staff }, { expires_at: 1 }));
  const failing = failureOf(listFolder('', { offset: 0, limit: 1 }));
  // The sign-in is tried again for half a minute.
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await failing).kind).toBe('network');
});

test.each([
  ['/storage/v1/object/public/productsamples/a.webp'],
  ['https://other.example/storage/v1/object/public/productsamples/a.webp'],
  ['/default-image.webp'],
])('what a column keeps of the address of %s is what it was read from', (stored) => {
  expect(toStoredUrl(toAssetUrl(stored) ?? '')).toBe(stored);
});
