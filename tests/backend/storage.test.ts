import { beforeAll, describe, expect, test } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { call, clientOf, signedInClient, useBackend } from './support.ts';

const BUCKET = 'productsamples';
const BYTES = new Uint8Array([82, 73, 70, 70, 0, 255, 13, 10, 0]);
const WEBP = { contentType: 'image/webp' };

const backend = useBackend();
let staff: SupabaseClient;
let stranger: SupabaseClient;

const samples = () => staff.storage.from(BUCKET);

beforeAll(async () => {
  staff = await signedInClient(backend(), 'staff@shop.example', { staff: true });
  stranger = await signedInClient(backend(), 'stranger@shop.example', { staff: false });
});

describe('an upload', () => {
  test.each([
    ['a File', new File([BYTES], 'other name.webp', { type: 'image/webp' })],
    ['an ArrayBuffer', BYTES.buffer],
  ])('of %s is stored byte for byte', async (kind, body) => {
    const name = `highres/uploads/${kind.replaceAll(' ', '_')}.webp`;
    const { data, error } = await samples().upload(name, body, WEBP);
    expect(error).toBeNull();
    expect(data).toEqual({ path: name, id: expect.any(String), fullPath: `${BUCKET}/${name}` });
    const served = await fetchPublic(name);
    expect(served.status).toBe(200);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(BYTES);
    expect(served.headers.get('content-type')).toBe('image/webp');
  });

  test('is served with the cache control of its upload', async () => {
    const name = 'highres/uploads/cached.webp';
    const options = { ...WEBP, cacheControl: '3600' };
    await samples().upload(name, new Blob([BYTES], { type: 'image/webp' }), options);
    expect((await fetchPublic(name)).headers.get('cache-control')).toBe('max-age=3600');
    await samples().upload(name, BYTES, { ...options, cacheControl: '60', upsert: true });
    expect((await fetchPublic(name)).headers.get('cache-control')).toBe('max-age=60');
  });

  test('to an existing name is refused, and with upsert replaces the file', async () => {
    const name = 'highres/uploads/twice.webp';
    await samples().upload(name, BYTES, WEBP);
    const second = await samples().upload(name, new Uint8Array([1]), WEBP);
    expect(second.error).toMatchObject({
      statusCode: '409',
      message: 'The resource already exists',
    });
    const third = await samples().upload(name, new Uint8Array([2]), { ...WEBP, upsert: true });
    expect(third.error).toBeNull();
    expect(new Uint8Array(await (await fetchPublic(name)).arrayBuffer())).toEqual(
      new Uint8Array([2]),
    );
  });

  test.each(['highres/50%25.webp', 'highres/🙂.webp'])(
    'named %s is refused as an invalid key',
    async (name) => {
      const { error } = await samples().upload(name, BYTES, WEBP);
      expect(error).toMatchObject({
        statusCode: '400',
        message: expect.stringMatching(/^Invalid key/),
      });
    },
  );

  test('of a type that the bucket does not allow is refused', async () => {
    const { error } = await samples().upload('highres/a.webp', BYTES, {
      contentType: 'image/svg+xml',
    });
    expect(error).toMatchObject({ statusCode: '415' });
  });

  test('above the size limit of the bucket is refused', async () => {
    const big = new Uint8Array(5 * 1024 * 1024 + 1);
    const { error } = await samples().upload('highres/big.webp', big, WEBP);
    expect(error).toMatchObject({ statusCode: '413' });
    expect((await fetchPublic('highres/big.webp')).status).toBe(400);
  });

  test.each([
    ['a visitor', () => clientOf(backend())],
    ['a signed-in stranger', () => stranger],
  ])('by %s is refused', async (_who, client) => {
    const { error } = await client().storage.from(BUCKET).upload('highres/no.webp', BYTES, WEBP);
    expect(error).toMatchObject({
      statusCode: '403',
      message: 'new row violates row-level security policy',
    });
    expect((await fetchPublic('highres/no.webp')).status).toBe(400);
  });

  test('into a bucket that does not exist is refused', async () => {
    const { error } = await staff.storage.from('nowhere').upload('a.webp', BYTES, WEBP);
    expect(error).toMatchObject({ statusCode: '404', message: 'Bucket not found' });
  });
});

describe('removing', () => {
  test('returns the removed rows, and the file is gone', async () => {
    const name = 'highres/removed.webp';
    await samples().upload(name, BYTES, WEBP);
    const { data } = await samples().remove([name, 'highres/never-there.webp']);
    expect(data?.map((row) => row.name)).toEqual([name]);
    expect((await fetchPublic(name)).status).toBe(400);
  });

  test.each([
    ['a visitor', () => clientOf(backend())],
    ['a signed-in stranger', () => stranger],
  ])('by %s succeeds and removes nothing, as on hosted', async (_who, client) => {
    const name = 'highres/kept.webp';
    await samples().upload(name, BYTES, { ...WEBP, upsert: true });
    const { data, error } = await client().storage.from(BUCKET).remove([name]);
    expect({ data, error }).toEqual({ data: [], error: null });
    expect((await fetchPublic(name)).status).toBe(200);
  });
});

describe('a public object', () => {
  test('is not sent again to a browser that has cached it', async () => {
    const name = 'highres/etag.webp';
    await samples().upload(name, BYTES, WEBP);
    const etag = (await fetchPublic(name)).headers.get('etag');
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const again = await fetchPublic(name, { headers: { 'if-none-match': String(etag) } });
    expect(again.status).toBe(304);
  });

  test('that is missing has the response of hosted', async () => {
    const response = await fetchPublic('highres/missing.webp');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ statusCode: '404', error: 'not_found' });
  });

  test('is found at the URL of the client, also with spaces', async () => {
    const name = 'banner desktop/a b(1).webp';
    await staff.storage.from('banners').upload(name, BYTES, WEBP);
    const { publicUrl } = staff.storage.from('banners').getPublicUrl(name).data;
    expect((await backend().fetch(new Request(publicUrl))).status).toBe(200);
  });
});

function fetchPublic(name: string, init?: RequestInit): Promise<Response> {
  return call(backend(), `/storage/v1/object/public/${BUCKET}/${name}`, init);
}
