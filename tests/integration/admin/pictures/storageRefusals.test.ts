import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { DataError } from '#data/http/DataError.ts';
import { listFolder, uploadPicture } from '#data/library/storage.ts';
import { network, useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { pictureBytes } from './library.ts';

const backend = useBackend();
let staff: StoredSession;
let bytes: ArrayBuffer;

beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  bytes = new Uint8Array(await pictureBytes()).buffer;
});

/** The module that keeps the sign-in reads it from the browser on every request. */
beforeEach(() => keepSession(staff));
afterEach(() => vi.useRealTimers());

async function failureOf(work: Promise<unknown>): Promise<DataError> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof DataError)) throw new Error(`no DataError: ${String(error)}`);
  return error;
}

/** What the storage says of tokens that it does not take. */
const REFUSED_TOKENS = [
  '"exp" claim timestamp check failed',
  '"nbf" claim timestamp check failed',
  'signature verification failed',
  'Key for the ES256 algorithm must be one of type CryptoKey, KeyObject, or JSON Web Key.',
  'Invalid Compact JWS',
  'JWS Protected Header is invalid',
  '"alg" (Algorithm) Header Parameter value not allowed',
  'new row violates row-level security policy, says a file name',
];

describe('a token that the storage refuses', () => {
  const refuse = (message: string, options?: { once: boolean }) =>
    network.use(
      http.post(
        '*/storage/v1/*',
        () =>
          HttpResponse.json(
            { statusCode: '403', error: 'Unauthorized', message, code: 'AccessDenied' },
            { status: 400 },
          ),
        options,
      ),
    );
  const countRenewals = () => {
    const renewals: string[] = [];
    network.use(http.post('*/auth/v1/token', ({ request }) => void renewals.push(request.url)));
    return renewals;
  };
  const store = (path: string) => uploadPicture(path, bytes, 'image/webp', { overwrite: false });
  // A sign-in can be renewed with its token once.
  beforeEach(async () =>
    keepSession(
      await signIn(backend(), `staff-${crypto.randomUUID()}@shop.example`, { staff: true }),
    ),
  );

  describe('faults', () => {
    test.each(REFUSED_TOKENS)(
      'is renewed, and the file is stored after all: %s',
      async (message) => {
        const renewals = countRenewals();
        refuse(message, { once: true });
        const name = `highres/renovada-${REFUSED_TOKENS.indexOf(message)}.webp`;
        const url = await store(name);
        expect(await (await fetch(url)).arrayBuffer()).toEqual(bytes);
        expect(renewals).toHaveLength(1);
      },
    );

    test('is renewed once, whatever becomes of it', async () => {
      const renewals = countRenewals();
      refuse('signature verification failed');
      expect((await failureOf(store('highres/nunca.webp'))).kind).toBe('signedOut');
      expect(renewals).toHaveLength(1);
    });

    test('is not renewed where another tab has done so', async () => {
      const renewals = countRenewals();
      const other = await signIn(backend(), 'other@shop.example', { staff: true });
      network.use(
        http.post('*/storage/v1/*', ({ request }) => {
          const isOther = request.headers.get('authorization') === `Bearer ${other.access_token}`;
          if (isOther) return undefined;
          keepSession(other);
          return new HttpResponse('Forbidden', { status: 403 });
        }),
      );
      await store('highres/otra-pestana.webp');
      expect(renewals).toEqual([]);
    });

    test('and that cannot be renewed ends the sign-in', async () => {
      await backend().sql('delete from auth.sessions');
      refuse('"exp" claim timestamp check failed');
      expect((await failureOf(store('highres/fin.webp'))).kind).toBe('signedOut');
      expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    });

    test('is not renewed for what a policy refuses', async () => {
      const renewals = countRenewals();
      refuse('new row violates row-level security policy');
      expect((await failureOf(store('highres/ajena.webp'))).kind).toBe('forbidden');
      expect(renewals).toEqual([]);
    });
  });
});

test.each([
  [{ statusCode: '400', error: 'InvalidJWT', message: 'jwt expired' }, 400, 'signedOut'],
  ...REFUSED_TOKENS.map(
    (message) => [{ statusCode: '403', error: 'Unauthorized', message }, 400, 'signedOut'] as const,
  ),
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
  [{ statusCode: '400', error: 'InvalidKey', message: 'Invalid key: jwt ñ' }, 400, 'unknown'],
  [{ message: 'boom' }, 500, 'unknown'],
  [null, 502, 'unknown'],
] as const)('the refusal %o with status %i is %s', async (body, status, kind) => {
  network.use(http.post('*/storage/v1/*', () => HttpResponse.json(body, { status })));
  const error = await failureOf(listFolder('highres'));
  expect(error.kind).toBe(kind);
  expect(error.detail).toBe(body?.message ?? 'null');
});

test.each([
  ['<html>413 Request Entity Too Large</html>', 413, 'tooLarge'],
  ['', 503, 'unknown'],
  ['{"cut', 200, 'unknown'],
] as const)('the words %j of a proxy with status %i are %s', async (body, status, kind) => {
  network.use(http.post('*/storage/v1/*', () => new HttpResponse(body, { status })));
  const error = await failureOf(listFolder('highres'));
  expect(error.kind).toBe(kind);
  expect(error.detail).not.toBe('');
});

test('without a connection a listing fails as that', async () => {
  network.use(http.post('*/storage/v1/*', () => HttpResponse.error()));
  expect((await failureOf(listFolder(''))).kind).toBe('network');
});

test('a token that cannot be renewed for want of a connection is not a missing sign-in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  network.use(http.post('*/auth/v1/token', () => HttpResponse.error()));
  expectLoggedError(/fetch failed|Failed to fetch/i);
  keepSession(Object.assign({ ...staff }, { expires_at: 1 }));
  const failing = failureOf(listFolder(''));
  // The sign-in is tried again for half a minute.
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await failing).kind).toBe('network');
});
