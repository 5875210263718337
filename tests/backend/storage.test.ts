import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareStore } from '../db/support/store.ts';
import { call } from './support.ts';

// Tests of what each role may do are in tests/db, those of the responses in tests/hosted.

const BUCKET = 'productsamples';
const BYTES = new Uint8Array([82, 73, 70, 70, 0, 255, 13, 10, 0]);
const WEBP = { contentType: 'image/webp' };

const store = prepareStore();
const bucket = () => store.clients.staff.storage.from(BUCKET);

async function upload(name: string, body: File | Buffer, options: object = WEBP) {
  const { data, error } = await bucket().upload(name, body, options);
  if (error) throw error;
  return data;
}

test('a File is stored byte for byte with its cache control', async () => {
  const name = 'thumbnails/uploads/a.webp';
  const body = new File([BYTES], 'other name.webp', { type: 'image/webp' });
  const data = await upload(name, body, { ...WEBP, cacheControl: '60' });
  expect(data).toEqual({ path: name, id: expect.any(String), fullPath: `${BUCKET}/${name}` });
  const served = await call(store.backend, `/storage/v1/object/public/${BUCKET}/${name}`);
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(BYTES);
  expect(served.headers.get('content-type')).toBe('image/webp');
  expect(served.headers.get('cache-control')).toBe('max-age=60');
});

/** Names in byte order, as hosted lists them; each file is a second younger than the previous file. */
const NAMES = [
  'highres/.placeholder',
  'highres/Camisetas/z.webp',
  'highres/Zeta.webp',
  'highres/alfa.webp',
  'highres/camisetas/.placeholder',
  'highres/camisetas/a.webp',
  'highres/camisetas/hombre/b.webp',
  'highres/camisetas-2.webp',
  'highres/gorras/g.webp',
  'highres/mango_1.webp',
  'highres/mangoX1.webp',
];

test('the pages of a listing by time have every entry exactly once', async () => {
  await store.backend.sql(
    `insert into storage.objects (bucket_id, name, version, metadata, created_at)
      select 'productsamples', name, gen_random_uuid()::text, '{"mimetype":"image/webp","size":1}',
        timestamptz '2026-01-01' + n * interval '1 second'
      from unnest($1::text[]) with ordinality as listed (name, n)`,
    [NAMES],
  );
  const sortBy = { column: 'created_at', order: 'desc' } as const;
  const folder = { prefix: 'highres/', with_delimiter: true, limit: 2 };
  const listed: string[] = [];
  let cursor: string | undefined;
  do {
    const from = cursor === undefined ? { sortBy } : { cursor };
    const { data, error } = await bucket().listV2({ ...folder, ...from });
    if (error) throw error;
    const page = [...data.folders, ...data.objects].map(({ name }) => name);
    expect(page.length).toBeLessThanOrEqual(2);
    listed.push(...page);
    cursor = data.nextCursor;
  } while (cursor !== undefined);
  expect(new Set(listed).size).toBe(9);
  expect(listed[0]).toBe('highres/mangoX1.webp');
});

describe('a picture in another size', () => {
  const NAME = 'thumbnails/sizes/shirt.jpg';

  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#2850a0' } })
      .jpeg()
      .toBuffer();
  const jpeg = { contentType: 'image/jpeg', cacheControl: '3600', upsert: true };

  beforeAll(async () => {
    await upload(NAME, await picture(600, 300), jpeg);
  });

  function render(query: string, name = NAME, headers: Record<string, string> = {}) {
    const accept = 'image/avif,image/webp,*/*';
    const path = `/storage/v1/render/image/public/productsamples/${name}?${query}`;
    return call(store.backend, path, { headers: { accept, ...headers } });
  }

  async function sizeOf(response: Response): Promise<string> {
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
    return `${format} ${width} ${height}`;
  }

  test.each([
    ['height=75', '150 75'],
    ['width=100&height=100', '100 100'],
    ['width=100&height=100&resize=contain', '100 50'],
    ['width=99999&quality=20', '600 300'],
  ])('by "%s" has the size that hosted gives it, and is never enlarged', async (query, size) => {
    expect(await sizeOf(await render(query))).toBe(`webp ${size}`);
  });

  test('is webp if the browser accepts webp, and is not sent again if the browser has it in its cache', async () => {
    const first = await render('width=80');
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('vary')).toContain('Accept');
    expect(first.headers.get('cache-control')).toBe('max-age=3600');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = String(first.headers.get('etag'));
    expect((await render('width=80', NAME, { 'if-none-match': etag })).status).toBe(304);
  });
});
