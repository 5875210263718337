import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

const summary = (uses: readonly PictureUse[]) => uses.map(({ kind, id, name }) => [kind, id, name]);

test('a new folder is listed with its placeholder, and is a duplicate the second time', async () => {
  await createFolder('highres', 'camisetas');
  const { folders } = await listFolder('highres');
  expect(folders).toContain('camisetas');
  expect(await storedIn(backend(), 'highres/camisetas')).toEqual(['.placeholder']);
  await expect(createFolder('highres', 'camisetas')).rejects.toMatchObject({ kind: 'duplicate' });
  keepSession(stranger);
  await expect(createFolder('highres', 'ajena')).rejects.toMatchObject({ kind: 'forbidden' });
});

describe('where a picture is shown', () => {
  test.each([
    ['without origin', `${ADDRESS}/highres/a.webp`],
    ['with the origin', publicUrl('highres/a.webp')],
    ['with a version', `${ADDRESS}/highres/a.webp?v=1`],
  ])('is found by an address %s', async (_, url) => {
    await link(backend(), SHOP.roja, url);
    await setThumbnail(backend(), SHOP.polo, url);
    expect(summary(await listPictureUses('highres/a.webp'))).toEqual([
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

describe('deleting a picture', () => {
  test('deletes no other', async () => {
    await store('highres/b/uno.webp');
    await store('highres/b/dos.webp');
    await link(backend(), SHOP.roja, `${ADDRESS}/highres/b/dos.webp`);
    expect(await deletePicture('highres/b/uno.webp', [])).toEqual({ outcome: 'deleted' });
    expect(await storedIn(backend(), 'highres/b')).toEqual(['dos.webp']);
    expect(await listPictureUses('highres/b/dos.webp')).toHaveLength(1);
  });

  test('deletes its links as well', async () => {
    const path = await store('highres/c/uno.webp');
    await link(backend(), SHOP.roja, `${ADDRESS}/${path}`);
    await link(backend(), SHOP.azul, publicUrl(path));
    await setThumbnail(backend(), SHOP.cuello, `${ADDRESS}/${path}`);
    const known = await listPictureUses(path);
    expect(known).toHaveLength(3);
    expect(await deletePicture(path, known)).toEqual({ outcome: 'deleted' });
    expect(await listPictureUses(path)).toEqual([]);
    expect(await storedIn(backend(), 'highres/c')).toEqual([]);
    const [row] = await backend().sql('select thumbnail from public.subfamilia where id = 1');
    expect(row).toEqual({ thumbnail: null });
  });

  test('changes nothing when it has a use that the user has not seen', async () => {
    const path = await store('highres/d/uno.webp');
    await link(backend(), SHOP.roja, `${ADDRESS}/${path}`);
    expect(await deletePicture(path, [])).toEqual({ outcome: 'usedMeanwhile' });
    expect(await listPictureUses(path)).toHaveLength(1);
    expect(await storedIn(backend(), 'highres/d')).toEqual(['uno.webp']);
  });

  test('reports a file that is gone already', async () => {
    expect(await deletePicture('highres/e/nada.webp', [])).toEqual({ outcome: 'gone' });
  });

  test('keeps the file when a link could not be removed', async () => {
    const path = await store('highres/f/uno.webp');
    await link(backend(), SHOP.roja, `${ADDRESS}/${path}`);
    faults.write('delete', 'images', () => restError(500, 'XX000', 'disk is asleep'));
    const result = await deletePicture(path, await listPictureUses(path));
    expect(result).toMatchObject({ outcome: 'failed', isUnlinked: false });
    expect(await storedIn(backend(), 'highres/f')).toEqual(['uno.webp']);
  });

  test('removes more links than one write may touch', async () => {
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

  test('by a stranger keeps the file and its links', async () => {
    const path = await store('highres/h/uno.webp');
    const other = await store('highres/h/dos.webp');
    await setThumbnail(backend(), SHOP.polo, `${ADDRESS}/${other}`);
    keepSession(stranger);
    expect(await deletePicture(path, [])).toMatchObject({
      outcome: 'failed',
      error: { kind: 'forbidden' },
    });
    const result = await deletePicture(other, await listPictureUses(other));
    expect(result).toMatchObject({ outcome: 'failed', isUnlinked: false });
    expect(await listPictureUses(other)).toHaveLength(1);
    expect(await storedIn(backend(), 'highres/h')).toEqual(['dos.webp', 'uno.webp']);
  });

  test('refuses the default logo', async () => {
    const path = await store('thumbnails/default/logo.webp');
    const result = await deletePicture(path, []);
    expect(result).toMatchObject({ outcome: 'failed', error: { kind: 'forbidden' } });
    expect(await storedIn(backend(), 'thumbnails/default')).toEqual(['logo.webp']);
  });
});
