import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
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

beforeEach(() => keepSession(staff));
afterEach(() => vi.useRealTimers());

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
    test('is renewed, and the file is stored', async () => {
      const renewals = countRenewals();
      refuse('"exp" claim timestamp check failed', { once: true });
      const url = await store('highres/renovada.webp');
      expect(await (await fetch(url)).arrayBuffer()).toEqual(bytes);
      expect(renewals).toHaveLength(1);
    });

    test('is renewed only once', async () => {
      const renewals = countRenewals();
      refuse('signature verification failed');
      await expect(store('highres/nunca.webp')).rejects.toMatchObject({ kind: 'signedOut' });
      expect(renewals).toHaveLength(1);
    });

    test('is not renewed when another tab has done so', async () => {
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

    test('ends the sign-in when it cannot be renewed', async () => {
      await backend().sql('delete from auth.sessions');
      refuse('"exp" claim timestamp check failed');
      await expect(store('highres/fin.webp')).rejects.toMatchObject({ kind: 'signedOut' });
      expect(localStorage.getItem(SESSION_KEY)).toBeNull();
    });

    test('is not renewed when a policy refused the request', async () => {
      const renewals = countRenewals();
      refuse('new row violates row-level security policy');
      await expect(store('highres/ajena.webp')).rejects.toMatchObject({ kind: 'forbidden' });
      expect(renewals).toEqual([]);
    });
  });
});

/** A response body of the storage. */
const refusal = (statusCode: string, message: string) => ({ statusCode, error: 'x', message });

test.each([
  [refusal('400', 'jwt expired'), 400, 'signedOut'],
  [refusal('403', 'signature verification failed'), 400, 'signedOut'],
  [refusal('403', 'new row violates row-level security policy, says a file'), 400, 'signedOut'],
  [refusal('403', 'new row violates row-level security policy'), 400, 'forbidden'],
  [refusal('413', 'The object exceeded the maximum allowed size'), 400, 'tooLarge'],
  [refusal('415', 'mime type text/html is not supported'), 400, 'typeRefused'],
  [refusal('409', 'The resource already exists'), 400, 'duplicate'],
  [refusal('404', 'Bucket not found'), 400, 'notFound'],
  [refusal('429', 'Too many requests'), 429, 'rateLimited'],
  [refusal('400', 'Invalid key: jwt ñ'), 400, 'unknown'],
  [{ message: 'boom' }, 500, 'unknown'],
  [null, 502, 'unknown'],
] as const)('the refusal %o with status %i is %s', async (body, status, kind) => {
  network.use(http.post('*/storage/v1/*', () => HttpResponse.json(body, { status })));
  const detail = body?.message ?? 'null';
  await expect(listFolder('highres')).rejects.toMatchObject({ kind, detail });
});

test.each([
  ['<html>413 Request Entity Too Large</html>', 413, 'tooLarge'],
  ['', 503, 'unknown'],
  ['{"cut', 200, 'unknown'],
] as const)('the response %j of a proxy with status %i is %s', async (body, status, kind) => {
  network.use(http.post('*/storage/v1/*', () => new HttpResponse(body, { status })));
  const detail = expect.stringMatching(/./);
  await expect(listFolder('highres')).rejects.toMatchObject({ kind, detail });
});

test('a listing without a connection fails as network', async () => {
  network.use(http.post('*/storage/v1/*', () => HttpResponse.error()));
  await expect(listFolder('')).rejects.toMatchObject({ kind: 'network' });
});

test('a token that cannot be renewed without a connection is no missing sign-in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  network.use(http.post('*/auth/v1/token', () => HttpResponse.error()));
  expectLoggedError(/fetch failed|Failed to fetch/i);
  keepSession(Object.assign({ ...staff }, { expires_at: 1 }));
  // The renewal is retried for half a minute.
  const minute = vi.advanceTimersByTimeAsync(60_000);
  const [listing] = await Promise.allSettled([listFolder(''), minute]);
  expect(listing).toMatchObject({ reason: { kind: 'network' } });
});
