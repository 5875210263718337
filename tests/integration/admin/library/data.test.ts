import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { deletePicture, listPictureUses, type PictureUse } from '#data/library/write.ts';
import { publicUrl, uploadPicture } from '#data/library/storage.ts';
import { pictureBytes } from '../pictures/library.ts';
import { ADDRESS, fillShop, link, setThumbnail, SHOP, storedIn } from './shop.ts';
import { useSignedInShop } from '../staffShop.ts';

const { backend, signInAs } = useSignedInShop();

beforeAll(async () => {
  await fillShop(backend());
});
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
  test('keeps the file when a stranger may not remove its link', async () => {
    const path = await store('highres/f/uno.webp');
    await setThumbnail(backend(), SHOP.polo, `${ADDRESS}/${path}`);
    await signInAs('stranger');
    const result = await deletePicture(path, await listPictureUses(path));
    expect(result).toMatchObject({ outcome: 'failed', isUnlinked: false });
    expect(await storedIn(backend(), 'highres/f')).toEqual(['uno.webp']);
  });

  test('refuses the default logo', async () => {
    const path = await store('thumbnails/default/logo.webp');
    const result = await deletePicture(path, []);
    expect(result).toMatchObject({ outcome: 'failed', error: { kind: 'forbidden' } });
    expect(await storedIn(backend(), 'thumbnails/default')).toEqual(['logo.webp']);
  });
});
