import { expect, test } from 'vitest';
import { bytes, namesIn, readByUrl, WEBP } from './support/objects.ts';
import { prepareStore } from './support/store.ts';

const store = prepareStore();

const LOGO = 'thumbnails/default/logo.webp';
const MAX_BYTES = 5 * 1024 * 1024;

test.for(['image/webp', 'image/jpeg', 'image/png', 'image/gif'])(
  '%s is taken',
  async (contentType) => {
    const { error } = await store.clients.staff.storage
      .from('productsamples')
      .upload('highres/picture.webp', bytes('x'), { contentType, upsert: true });
    expect(error).toBeNull();
  },
);

test.for([
  'image/svg+xml',
  'text/html',
  'application/pdf',
  'application/octet-stream',
  'video/mp4',
])('%s is refused', async (contentType) => {
  for (const [bucket, name] of [
    ['productsamples', 'highres/refused.webp'],
    ['banners', 'banner desktop/refused.webp'],
  ] as const) {
    const { error } = await store.clients.staff.storage
      .from(bucket)
      .upload(name, bytes('x'), { contentType });
    expect(error).toMatchObject({ statusCode: '415' });
    expect(await namesIn(store, bucket)).not.toContain(name);
  }
});

test('5 MiB are taken, one byte more is not', async () => {
  const objects = store.clients.staff.storage.from('banners');

  const fits = await objects.upload('banner desktop/5.webp', new ArrayBuffer(MAX_BYTES), WEBP);
  const tooLarge = await objects.upload(
    'banner desktop/6.webp',
    new ArrayBuffer(MAX_BYTES + 1),
    WEBP,
  );

  expect(fits.error).toBeNull();
  expect(tooLarge.error).toMatchObject({ statusCode: '413' });
  expect(await namesIn(store, 'banners')).toEqual(['banner desktop/5.webp']);
});

test('a folder is made by an empty placeholder', async () => {
  const objects = store.clients.staff.storage.from('productsamples');

  const { error } = await objects.upload('highres/verano/.placeholder', new ArrayBuffer(0), WEBP);

  expect(error).toBeNull();
  const { data } = await objects.listV2({ prefix: 'highres/', with_delimiter: true });
  expect(data?.folders.map(({ key }) => key)).toContain('verano');
});

test('staff are refused a name outside the rules', async () => {
  for (const [bucket, name] of [
    ['productsamples', 'other/picture.webp'],
    ['productsamples', 'picture.webp'],
    ['productsamples', 'highres/picture.svg'],
    ['banners', 'highres/picture.webp'],
    ['banners', 'banner tablet/picture.webp'],
  ] as const) {
    const before = await namesIn(store, bucket);
    const { error } = await store.clients.staff.storage.from(bucket).upload(name, bytes('x'), WEBP);
    expect(error).toMatchObject({ statusCode: '403' });
    expect(await namesIn(store, bucket)).toEqual(before);
  }
});

test('the default logo is stored once, then neither replaced nor removed', async () => {
  const objects = store.clients.staff.storage.from('productsamples');

  expect((await objects.upload(LOGO, bytes('logo'), WEBP)).error).toBeNull();

  const upserted = await objects.upload(LOGO, bytes('other'), { ...WEBP, upsert: true });
  expect(upserted.error).toMatchObject({ statusCode: '403' });
  expect((await objects.update(LOGO, bytes('other'), WEBP)).error).toMatchObject({
    statusCode: '403',
  });
  expect((await objects.move(LOGO, 'thumbnails/moved.webp')).error).not.toBeNull();
  expect((await objects.remove([LOGO])).data).toEqual([]);

  expect(await readByUrl(store, 'productsamples', LOGO)).toBe('logo');
});
