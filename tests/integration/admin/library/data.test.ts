import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DataError } from '#data/http/DataError.ts';
import {
  createFolder,
  deletePicture,
  listPictureUses,
  type PictureUse,
} from '#data/library/write.ts';
import { listFolder, publicUrl, uploadPicture } from '#data/library/storage.ts';
import { useBackend } from '#tests/backend.ts';
import { faults, restError } from '#tests/faults.ts';
import { keepSession, signIn, type StoredSession } from '#tests/signIn.ts';
import { pictureBytes } from '../pictures/library.ts';
import { ADDRESS, fillShop, link, setThumbnail, SHOP, storedIn } from './shop.ts';

const backend = useBackend();
let staff: StoredSession;
let stranger: StoredSession;

beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
  stranger = await signIn(backend(), 'stranger@shop.example');
  await fillShop(backend());
});
beforeEach(() => keepSession(staff));
afterEach(async () => {
  await backend().sql('delete from public.images');
  await backend().sql('update public.subfamilia set thumbnail = null');
});

async function store(path: string): Promise<string> {
  const bytes = new Uint8Array(await pictureBytes()).buffer;
  await uploadPicture(path, bytes, 'image/webp', { overwrite: true });
  return path;
}

async function failureOf(work: Promise<unknown>): Promise<DataError> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof DataError)) throw new Error(`no DataError: ${String(error)}`);
  return error;
}

const briefly = (uses: readonly PictureUse[]) => uses.map(({ kind, id, name }) => [kind, id, name]);

describe('a new folder', () => {
  test('is listed at once, and holds nothing but its placeholder', async () => {
    await createFolder('highres', 'camisetas');
    const { folders } = await listFolder('highres');
    expect(folders).toContain('camisetas');
    expect(await storedIn(backend(), 'highres/camisetas')).toEqual(['.placeholder']);
  });

  test('that was made before is a duplicate', async () => {
    await createFolder('highres', 'doble');
    expect((await failureOf(createFolder('highres', 'doble'))).kind).toBe('duplicate');
  });

  test('of somebody who is not staff is refused', async () => {
    keepSession(stranger);
    expect((await failureOf(createFolder('highres', 'ajena'))).kind).toBe('forbidden');
  });
});

describe('where a picture is shown', () => {
  test.each([
    ['without origin', `${ADDRESS}/highres/a.webp`],
    ['with the origin', publicUrl('highres/a.webp')],
    ['with a version', `${ADDRESS}/highres/a.webp?v=1`],
  ])('is found by an address %s', async (_, url) => {
    await link(backend(), SHOP.roja, url);
    await setThumbnail(backend(), SHOP.polo, url);
    expect(briefly(await listPictureUses('highres/a.webp'))).toEqual([
      ['producto', SHOP.roja, 'C-1 · Camiseta roja'],
      ['subfamilia', SHOP.polo, 'Polo'],
    ]);
  });

  test.each([
    ['highres/Camisetas (2) & mas.webp', 'highres/Camisetas%20(2)%20&%20mas.webp'],
    ['highres/100%_a*b.webp', 'highres/100%25_a*b.webp'],
  ])('is found for %s', async (path, encoded) => {
    await link(backend(), SHOP.roja, `${ADDRESS}/${encoded}`);
    expect(await listPictureUses(path)).toHaveLength(1);
  });

  test.each([
    ['another ending', `${ADDRESS}/highres/a.webp.png`],
    ['another folder', `${ADDRESS}/highres/x/highres/a.webp`],
    ['a similar name', `${ADDRESS}/highres/aXwebp`],
    ['another bucket', '/storage/v1/object/public/banners/productsamples/highres/a.webp'],
    ['another store', `https://other.example${ADDRESS}/highres/a.webp`],
  ])('is not %s', async (_, url) => {
    await link(backend(), SHOP.roja, url);
    expect(await listPictureUses('highres/a.webp')).toEqual([]);
  });
});

describe('a picture that is deleted', () => {
  test('is gone, and nothing else is', async () => {
    await store('highres/b/uno.webp');
    await store('highres/b/dos.webp');
    await link(backend(), SHOP.roja, `${ADDRESS}/highres/b/dos.webp`);
    expect(await deletePicture('highres/b/uno.webp', [])).toEqual({ outcome: 'deleted' });
    expect(await storedIn(backend(), 'highres/b')).toEqual(['dos.webp']);
    expect(await listPictureUses('highres/b/dos.webp')).toHaveLength(1);
  });

  test('is shown nowhere any more', async () => {
    const path = await store('highres/c/uno.webp');
    await link(backend(), SHOP.roja, `${ADDRESS}/${path}`);
    await link(backend(), SHOP.azul, publicUrl(path));
    await setThumbnail(backend(), SHOP.cuello, `${ADDRESS}/${path}`);
    const told = await listPictureUses(path);
    expect(told).toHaveLength(3);
    expect(await deletePicture(path, told)).toEqual({ outcome: 'deleted' });
    expect(await listPictureUses(path)).toEqual([]);
    expect(await storedIn(backend(), 'highres/c')).toEqual([]);
    const [row] = await backend().sql('select thumbnail from public.subfamilia where id = 1');
    expect(row).toEqual({ thumbnail: null });
  });

  test('and is shown where nobody was told of stays as it is', async () => {
    const path = await store('highres/d/uno.webp');
    await link(backend(), SHOP.roja, `${ADDRESS}/${path}`);
    expect(await deletePicture(path, [])).toEqual({ outcome: 'usedMeanwhile' });
    expect(await listPictureUses(path)).toHaveLength(1);
    expect(await storedIn(backend(), 'highres/d')).toEqual(['uno.webp']);
  });

  test('by two at once is gone for the second', async () => {
    expect(await deletePicture('highres/e/nada.webp', [])).toEqual({ outcome: 'gone' });
  });

  test('keeps its file while a link to it could not be removed', async () => {
    const path = await store('highres/f/uno.webp');
    await link(backend(), SHOP.roja, `${ADDRESS}/${path}`);
    faults.write('delete', 'images', () => restError(500, 'XX000', 'disk is asleep'));
    const result = await deletePicture(path, await listPictureUses(path));
    expect(result).toMatchObject({ outcome: 'failed', isUnlinked: false });
    expect(await storedIn(backend(), 'highres/f')).toEqual(['uno.webp']);
  });

  test('of more products than one write may touch is taken from all of them', async () => {
    const path = await store('highres/g/muchas.webp');
    await backend().sql(
      `insert into public.producto (id, codigo, nombre, precio1)
        select 1000 + n, 'M-' || n, 'Muchos', 1 from generate_series(1, 230) n`,
    );
    await backend().sql(
      `insert into public.images (producto_id, url)
        select 1000 + n, '${ADDRESS}/${path}' from generate_series(1, 230) n`,
    );
    expect(await deletePicture(path, await listPictureUses(path))).toEqual({ outcome: 'deleted' });
    expect(await listPictureUses(path)).toEqual([]);
  });

  test('by somebody who is not staff stays, and the refusal is told', async () => {
    const path = await store('highres/h/uno.webp');
    keepSession(stranger);
    const result = await deletePicture(path, []);
    expect(result).toMatchObject({ outcome: 'failed', error: { kind: 'forbidden' } });
    expect(await storedIn(backend(), 'highres/h')).toEqual(['uno.webp']);
  });

  test('in use by somebody who is not staff keeps its links', async () => {
    const path = await store('highres/i/uno.webp');
    await setThumbnail(backend(), SHOP.polo, `${ADDRESS}/${path}`);
    keepSession(stranger);
    const result = await deletePicture(path, await listPictureUses(path));
    expect(result).toMatchObject({ outcome: 'failed', isUnlinked: false });
    expect(await listPictureUses(path)).toHaveLength(1);
  });

  test('is never the default logo', async () => {
    const path = await store('thumbnails/default/logo.webp');
    const result = await deletePicture(path, []);
    expect(result).toMatchObject({ outcome: 'failed', error: { kind: 'forbidden' } });
    expect(await storedIn(backend(), 'thumbnails/default')).toEqual(['logo.webp']);
  });
});
