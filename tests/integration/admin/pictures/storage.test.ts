import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { activateBanner, deactivateBanner, staffBannerQueries } from '#data/banners/staff.ts';
import { canFetchPicture, fetchPicture } from '#data/library/pictureFile.ts';
import { deletePicture, pictureQueries } from '#data/library/staff/pictures.ts';
import {
  currentUrl,
  listFolder,
  publicUrl,
  removeFile,
  storedPath,
  uploadPicture,
} from '#data/library/staff/storage.ts';
import { listPictureTargets } from '#data/productos/staff/staffProducto.ts';
import { keepSession, network, signIn } from '#tests/backend.ts';
import { faults, restError } from '#tests/faults.ts';
import { isRefusal, recordedSteps } from '../../../hosted/recordings.ts';
import { useSignedInShop } from '../staffShop.ts';
import { ADDRESS, link, pictureBytes, setThumbnail, SHOP, SHOP_ROWS, storedIn } from './library.ts';

const { backend, sql, signInAs } = useSignedInShop(SHOP_ROWS);
let bytes: ArrayBuffer;

beforeAll(async () => {
  bytes = new Uint8Array(await pictureBytes()).buffer;
});

const listPictureUses = (path: string) => createQueryClient().fetchQuery(pictureQueries.uses(path));

const store = (path: string) => uploadPicture(path, bytes, 'image/webp', { overwrite: false });

test('a listing leaves out similar folder names, and ends when the cursor repeats itself', async () => {
  const named = (...names: string[]) => names.map((name) => ({ name, updated_at: null }));
  const body = {
    nextCursor: 'same',
    folders: named('mi-carpeta/dentro/', 'mi_carpeta/dentro/'),
    objects: named('mi-carpeta/b.webp', 'mi_carpeta/a.webp'),
  };
  network.use(http.post('*/storage/v1/object/list-v2/*', () => HttpResponse.json(body)));
  const { files, folders, nextCursor } = await listFolder('mi_carpeta', { cursor: 'same' });
  expect([folders, files.map(({ name }) => name)]).toEqual([['dentro'], ['a.webp']]);
  expect(nextCursor).toBeNull();
});

const BANNERS = '/storage/v1/object/public/banners/';
const PATH = 'banner desktop/uno.webp';
test.each([
  [publicUrl(PATH, 'banners'), PATH],
  [`${location.origin}${BANNERS}banner desktop/uno.webp`, PATH],
  [publicUrl(PATH), null],
  ['https://cdn.example/banner%20desktop/uno.webp', null],
  [`${location.origin}${BANNERS}%E0%A4%A`, null],
])('the URL %s has the path %j in the bucket of banners', (url, path) => {
  expect(storedPath(url, 'banners')).toBe(path);
});

test.each([
  ['/a.webp', true],
  ['//cdn.example/a.webp', false],
  [`${location.origin}/a.webp`, true],
  ['https://cdn.example/a.webp', false],
])('%s may be fetched: %s', (url, canFetch) => {
  expect(canFetchPicture(url)).toBe(canFetch);
  expect(currentUrl({ url, changedAt: null })).toBe(url);
});

describe('where a picture is shown', () => {
  test.each([
    ['highres/a.webp', 'highres/a.webp?v=1', 1],
    ['highres/Camisetas (2) & mas.webp', 'highres/Camisetas%20(2)%20&%20mas.webp', 1],
    ['highres/100%_a*b.webp', 'highres/100%25_a*b.webp', 1],
    ['highres/a.webp', 'highres/a.webp.png', 0],
    ['highres/a.webp', 'highres/aXwebp', 0],
    ['highres/a.webp', '../banners/productsamples/highres/a.webp', 0],
    ['highres/a.webp', `https://other.example${ADDRESS}/highres/a.webp`, 0],
  ])('is counted for %s by the URL %s: %i', async (path, address, count) => {
    const url = address.includes('://') ? address : `${ADDRESS}/${address}`;
    await link(backend(), SHOP.roja, url);
    await setThumbnail(backend(), SHOP.polo, url);
    expect(await listPictureUses(path)).toHaveLength(2 * count);
  });

  test('can be chosen among at most 200 products, which have all words of the search', async () => {
    await sql(`insert into public.producto (id, codigo, nombre, precio1, sub_familia_id)
      select 100 + n, 'A-' || n, 'Camiseta algodón', 10, 1 from generate_series(1, 230) n`);
    const all = await listPictureTargets({ search: 'ALGODON camiseta', subfamiliaId: null });
    expect([all.targets.length, all.total]).toEqual([200, 230]);
  });
});

test('deleting a picture keeps its file if the user may not remove its links', async () => {
  await store('highres/f/uno.webp');
  await setThumbnail(backend(), SHOP.polo, `${ADDRESS}/highres/f/uno.webp`);
  await signInAs('stranger');
  const uses = await listPictureUses('highres/f/uno.webp');
  const deletion = deletePicture('highres/f/uno.webp', uses);
  await expect(deletion).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await storedIn(backend(), 'highres/f')).toEqual(['uno.webp']);
});

test('a banner counts as deleted only if its row is gone', async () => {
  await sql(`insert into public.banners (url, desktop) values ('${BANNERS}uno.webp', true)`);
  const headers = { 'content-range': '*/1' };
  faults.write('delete', 'banners', () => new Response(null, { status: 204, headers }));
  const [banner] = await createQueryClient().fetchQuery(staffBannerQueries.active());
  const id = banner?.id ?? 0;
  await expect(deactivateBanner(id)).rejects.toMatchObject({ kind: 'forbidden' });
  faults.none();
  // A response that counts the deleted row needs no second check.
  faults.rest('banners', 'network');
  expect(await deactivateBanner(id)).toBe(true);
});

test('a file that cannot be checked does not count as deleted', async () => {
  faults.storage('delete', 'object/productsamples', () => HttpResponse.json([]));
  faults.storage('all', 'object/public/*', () => new Response(null, { status: 503 }));
  const removal = removeFile('highres/a.webp', 'productsamples');
  await expect(removal).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a banner that somebody else activated meanwhile counts as active', async () => {
  faults.write('post', 'banners', () => restError(409, '23505', 'duplicate key'));
  expect(await activateBanner('banner desktop/dos.webp', 'desktop')).toBe('alreadyActive');
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
  // Signs in anew for each test, because a refresh token works only once.
  const signInNewly = async () => {
    const email = `staff-${crypto.randomUUID()}@shop.example`;
    keepSession(await signIn(backend(), email, { staff: true }));
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
    ['kept if a policy refuses it', 'new row violates row-level security policy', 'forbidden', 0],
  ])('a refused token is %s', async (_what, message, kind, count) => {
    await signInNewly();
    const renewals = countRenewals();
    refuse(message);
    await expect(store('highres/nunca.webp')).rejects.toMatchObject({ kind });
    expect(renewals).toHaveLength(count);
  });

  const refusal = (statusCode: string, message: string) => ({ statusCode, error: 'x', message });

  test.each([
    [refusal('403', 'new row violates row-level security policy, says a file'), 400, 'signedOut'],
    [refusal('429', 'Too many requests'), 429, 'rateLimited'],
    [refusal('400', 'Invalid key: jwt ñ'), 400, 'unknown'],
    [refusal('400', 'jwt expired'), 400, 'signedOut'],
    [{ message: 'without its code' }, 403, 'signedOut'],
    [null, 502, 'unavailable'],
    ['<html>544 Timeout</html>', 544, 'unavailable'],
    [{ message: 'project paused' }, 540, 'paused'],
    ['<html>Internal Server Error</html>', 500, 'unknown'],
    ['<html>413 Request Entity Too Large</html>', 413, 'tooLarge'],
    ['{"cut', 200, 'unavailable'],
  ] as const)('the refusal %o with status %i is %s', async (body, status, kind) => {
    await signInNewly();
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    network.use(http.post('*/storage/v1/*', () => new HttpResponse(text, { status })));
    const failure = await listFolder('highres').catch((reason: unknown) => reason);
    expect(failure).toMatchObject({ kind, detail: expect.not.stringMatching(/<|undefined/) });
  });

  test('each recorded refusal of the real storage is read as the right kind of error', async () => {
    for (const { step, fails, exchanges } of recordedSteps) {
      for (const { status, answer } of exchanges) {
        if (fails === undefined || !isRefusal(answer)) continue;
        await signInAs();
        network.use(http.post('*/storage/v1/*', () => HttpResponse.json(answer, { status })));
        const error = await listFolder('highres').catch((reason: unknown) => reason);
        expect({ step, error }).toMatchObject({ step, error: { kind: fails } });
      }
    }
  });

  test('a response that takes too long is a timeout', async () => {
    const aborted = AbortSignal.abort(Object.assign(new Error(), { name: 'TimeoutError' }));
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(aborted);
    await expect(listFolder('highres')).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('a response that is no picture is not downloaded', async () => {
    faults.storage('all', 'object/public/*', () => HttpResponse.html('<h1>Sign in</h1>'));
    await expect(fetchPicture(publicUrl('a.webp'))).rejects.toMatchObject({ kind: 'unknown' });
  });
});
