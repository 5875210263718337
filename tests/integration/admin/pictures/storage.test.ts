import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { deactivateBanner, listActiveBanners } from '#data/banners/write.ts';
import { toAssetUrl } from '#data/http/columns.ts';
import { listPictureTargets } from '#data/library/links.ts';
import {
  listFolder,
  publicUrl,
  removeFile,
  storedPath,
  uploadPicture,
} from '#data/library/storage.ts';
import { deletePicture, listPictureUses } from '#data/library/write.ts';
import { network } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { keepSession, signIn } from '#tests/signIn.ts';
import { activate, ADDRESS as BANNERS, emptyBanners } from '../banners/page.tsx';
import {
  ADDRESS,
  fillShop,
  link,
  setThumbnail,
  SHOP,
  storedIn,
  unlinkAll,
} from '../library/shop.ts';
import { useSignedInShop } from '../staffShop.ts';
import { listFiles, pictureBytes } from './library.ts';

const { backend, signInAs } = useSignedInShop();
let bytes: ArrayBuffer;

beforeAll(async () => {
  bytes = new Uint8Array(await pictureBytes()).buffer;
  await fillShop(backend());
  await listFiles(backend(), [
    'lista/muchas/dentro/a.webp',
    'lista/zeta.webp',
    'lista/alfa.webp',
    'lista/Camisetas (2) & mas.webp',
  ]);
});
afterEach(() => vi.useRealTimers());

const store = (path: string) => uploadPicture(path, bytes, 'image/webp', { overwrite: false });

describe('a listing', () => {
  const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name);

  test('separates folders from files and sorts them without their case', async () => {
    const names = ['alfa.webp', 'Camisetas (2) & mas.webp', 'zeta.webp'];
    expect(await listFolder('lista')).toEqual({
      folders: ['muchas'],
      files: names.map((name) => ({
        name,
        path: `lista/${name}`,
        url: `${ADDRESS}/lista/${name.replaceAll(' ', '%20')}`,
        changedAt: expect.any(String),
      })),
      nextCursor: null,
    });
    expect(await listFolder('')).toEqual({ folders: ['lista'], files: [], nextCursor: null });
  });

  describe('bad inputs', () => {
    const respond = (body: object) =>
      network.use(http.post('*/storage/v1/object/list-v2/*', () => HttpResponse.json(body)));
    const file = { id: '1', updated_at: null };

    test('leaves out malformed entries, and what is in a folder whose name resembles its own', async () => {
      respond({
        hasNext: false,
        folders: [{ name: 'mi-carpeta/dentro/' }, { name: 'mi_carpeta/dentro/' }, {}],
        objects: [
          { ...file, name: 'mi-carpeta/b.webp' },
          { ...file, name: 'mi_carpeta/a.webp' },
          null,
          'a.webp',
          { id: '1' },
        ],
      });
      const { files, folders } = await listFolder('mi_carpeta');
      expect([folders, namesOf(files)]).toEqual([['dentro'], ['a.webp']]);
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

test('an upload is not sent without a sign-in', async () => {
  localStorage.clear();
  const sent: string[] = [];
  network.use(http.all('*/storage/v1/*', ({ request }) => void sent.push(request.url)));
  await expect(store('thumbnails/3_nadie.webp')).rejects.toMatchObject({ kind: 'signedOut' });
  expect(sent).toEqual([]);
});

describe('addresses', () => {
  const other = `https://other.example${ADDRESS}/a.webp`;
  test.each([`${ADDRESS}/a.webp`, other, '/default-image.webp'])('%s stays', (stored) => {
    expect(toAssetUrl(stored)).toBe(stored);
  });

  const PATH = 'banner desktop/uno.webp';
  test.each([
    [publicUrl(PATH, 'banners'), PATH],
    [`${location.origin}${BANNERS}banner desktop/uno.webp`, PATH],
    [`${publicUrl(PATH, 'banners')}?v=2`, PATH],
    [publicUrl(PATH), null],
    ['https://cdn.example/banner%20desktop/uno.webp', null],
    [`${location.origin}${BANNERS}%E0%A4%A`, null],
  ])('%s has the path %j in the bucket of banners', (url, path) => {
    expect(storedPath(url, 'banners')).toBe(path);
  });
});

describe('where a picture is shown', () => {
  afterEach(() => unlinkAll(backend()));
  const usesOf = async (path: string) =>
    (await listPictureUses(path)).map(({ kind, id, name }) => [kind, id, name]);

  test.each([
    ['without origin', `${ADDRESS}/highres/a.webp`],
    ['with the origin', publicUrl('highres/a.webp')],
    ['with a version', `${ADDRESS}/highres/a.webp?v=1`],
  ])('is found by an address %s', async (_, url) => {
    await link(backend(), SHOP.roja, url);
    await setThumbnail(backend(), SHOP.polo, url);
    expect(await usesOf('highres/a.webp')).toEqual([
      ['producto', SHOP.roja, 'C-1 · Camiseta roja'],
      ['subfamilia', SHOP.polo, 'Polo'],
    ]);
  });

  test.each([
    ['highres/Camisetas (2) & mas.webp', 'highres/Camisetas%20(2)%20&%20mas.webp', 1],
    ['highres/100%_a*b.webp', 'highres/100%25_a*b.webp', 1],
    ['highres/a.webp', 'highres/a.webp.png', 0],
    ['highres/a.webp', 'highres/x/highres/a.webp', 0],
    ['highres/a.webp', 'highres/aXwebp', 0],
    ['highres/a.webp', '../banners/productsamples/highres/a.webp', 0],
    ['highres/a.webp', `https://other.example${ADDRESS}/highres/a.webp`, 0],
  ])('of %s is counted for %s: %i', async (path, address, count) => {
    await link(backend(), SHOP.roja, address.includes('://') ? address : `${ADDRESS}/${address}`);
    expect(await usesOf(path)).toHaveLength(count);
  });

  test('can be any product that has all words, or is of a subfamilia, at most 200 of them', async () => {
    await backend().sql(`insert into public.producto (id, codigo, nombre, precio1, sub_familia_id)
      select 100 + n, 'A-' || n, 'Camiseta algodón', 10, 1 from generate_series(1, 230) n`);
    const all = await listPictureTargets({ search: 'ALGODON camiseta', subfamiliaId: null });
    expect([all.targets.length, all.total]).toEqual([200, 230]);
    const polos = await listPictureTargets({ search: '', subfamiliaId: SHOP.polo });
    const shown = polos.targets.map(({ code, colorName }) => `${code} ${colorName}`);
    expect(shown).toEqual(['P-1 Rojo', 'P-2 Azul', 'P-3 Azul']);
  });
});

describe('deleting', () => {
  test('a picture keeps the file when a stranger may not remove its link', async () => {
    await store('highres/f/uno.webp');
    await setThumbnail(backend(), SHOP.polo, `${ADDRESS}/highres/f/uno.webp`);
    await signInAs('stranger');
    const uses = await listPictureUses('highres/f/uno.webp');
    const result = await deletePicture('highres/f/uno.webp', uses);
    expect(result).toMatchObject({ outcome: 'failed', isUnlinked: false });
    expect(await storedIn(backend(), 'highres/f')).toEqual(['uno.webp']);
    await unlinkAll(backend());
  });

  test('the default logo is refused', async () => {
    await store('thumbnails/default/logo.webp');
    const result = await deletePicture('thumbnails/default/logo.webp', []);
    expect(result).toMatchObject({ outcome: 'failed', error: { kind: 'forbidden' } });
    expect(await storedIn(backend(), 'thumbnails/default')).toEqual(['logo.webp']);
  });

  test.each([
    ['without a connection', () => HttpResponse.error(), 'network'],
    ['while the storage fails', () => new HttpResponse(null, { status: 503 }), 'unknown'],
  ] as const)('fails when the check afterwards fails %s', async (_when, response, kind) => {
    faults.storage('delete', 'object/banners', () => HttpResponse.json([]));
    network.use(http.head('*/storage/v1/object/public/*', response));
    await expect(removeFile('a.webp', 'banners')).rejects.toMatchObject({ kind });
  });

  describe('the row of a banner', () => {
    beforeEach(async () => {
      await emptyBanners(backend());
      await activate(backend(), 'banner desktop/uno.webp');
    });
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
});

describe('faults', () => {
  const EXPIRED = '"exp" claim timestamp check failed';
  const refuse = (message: string, options?: { once: boolean }) => {
    const body = { statusCode: '403', error: 'Unauthorized', message, code: 'AccessDenied' };
    network.use(
      http.post('*/storage/v1/*', () => HttpResponse.json(body, { status: 400 }), options),
    );
  };
  const countRenewals = () => {
    const renewals: string[] = [];
    network.use(http.post('*/auth/v1/token', ({ request }) => void renewals.push(request.url)));
    return renewals;
  };
  // A sign-in can be renewed with its token once.
  const signInNewly = async () => {
    const email = `staff-${crypto.randomUUID()}@shop.example`;
    const session = await signIn(backend(), email, { staff: true });
    keepSession(session);
    return session;
  };

  test('a refused token is renewed, and the file is stored', async () => {
    await signInNewly();
    const renewals = countRenewals();
    refuse(EXPIRED, { once: true });
    const url = await store('highres/renovada.webp');
    expect(await (await fetch(url)).arrayBuffer()).toEqual(bytes);
    expect(renewals).toHaveLength(1);
  });

  test.each([
    ['renewed only once', 'signature verification failed', 'signedOut', 1],
    ['kept for a policy’s refusal', 'new row violates row-level security policy', 'forbidden', 0],
  ])('a refused token is %s', async (_what, message, kind, count) => {
    await signInNewly();
    const renewals = countRenewals();
    refuse(message);
    await expect(store('highres/nunca.webp')).rejects.toMatchObject({ kind });
    expect(renewals).toHaveLength(count);
  });

  test('a refused token is not renewed when another tab has done so', async () => {
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
    // From a proxy.
    ['<html>413 Request Entity Too Large</html>', 413, 'tooLarge'],
    ['', 503, 'unknown'],
    ['{"cut', 200, 'unknown'],
  ] as const)('the refusal %o with status %i is %s', async (body, status, kind) => {
    await signInNewly();
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    network.use(http.post('*/storage/v1/*', () => new HttpResponse(text, { status })));
    const some: unknown = expect.stringMatching(/./);
    const detail = typeof body === 'string' ? some : (body?.message ?? 'null');
    await expect(listFolder('highres')).rejects.toMatchObject({ kind, detail });
  });

  test('a listing without a connection fails as network, also when its token has to be renewed', async () => {
    const session = await signInNewly();
    network.use(http.post('*/storage/v1/*', () => HttpResponse.error()));
    await expect(listFolder('')).rejects.toMatchObject({ kind: 'network' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    network.use(http.post('*/auth/v1/token', () => HttpResponse.error()));
    expectLoggedError(/fetch failed|Failed to fetch/i);
    keepSession(Object.assign({ ...session }, { expires_at: 1 }));
    // The renewal is retried for half a minute.
    const minute = vi.advanceTimersByTimeAsync(60_000);
    const [listing] = await Promise.allSettled([listFolder(''), minute]);
    expect(listing).toMatchObject({ reason: { kind: 'network' } });
  });

  test('a token that cannot be renewed ends the sign-in', async () => {
    await signInNewly();
    await backend().sql('delete from auth.sessions');
    refuse(EXPIRED);
    await expect(store('highres/fin.webp')).rejects.toMatchObject({ kind: 'signedOut' });
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });
});
