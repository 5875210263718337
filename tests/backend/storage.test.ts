import { beforeAll, expect, test } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { call, signedInClient, useBackend } from './support.ts';

// What each role may do is tested in tests/db, and the responses in tests/hosted.

const BUCKET = 'productsamples';
const BYTES = new Uint8Array([82, 73, 70, 70, 0, 255, 13, 10, 0]);
const WEBP = { contentType: 'image/webp' };

const backend = useBackend();
let staff: SupabaseClient;

beforeAll(async () => {
  staff = await signedInClient(backend(), 'staff@shop.example', { staff: true });
});

function fetchPublic(name: string): Promise<Response> {
  return call(backend(), `/storage/v1/object/public/${BUCKET}/${name}`);
}

test.each([
  ['a File', new File([BYTES], 'other name.webp', { type: 'image/webp' }), 'max-age=3600'],
  ['an ArrayBuffer', BYTES.buffer, 'max-age=60'],
])('%s is stored byte for byte with its cache control', async (_kind, body, cacheControl) => {
  const name = 'highres/uploads/a.webp';
  const options = { ...WEBP, cacheControl: cacheControl.replace('max-age=', ''), upsert: true };
  const { data, error } = await staff.storage.from(BUCKET).upload(name, body, options);
  expect(error).toBeNull();
  expect(data).toEqual({ path: name, id: expect.any(String), fullPath: `${BUCKET}/${name}` });
  const served = await fetchPublic(name);
  expect(served.status).toBe(200);
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(BYTES);
  expect(served.headers.get('content-type')).toBe('image/webp');
  expect(served.headers.get('cache-control')).toBe(cacheControl);
});

test('an upload into a bucket that does not exist is refused', async () => {
  const { error } = await staff.storage.from('nowhere').upload('a.webp', BYTES, WEBP);
  expect(error).toMatchObject({ statusCode: '404', message: 'Bucket not found' });
});

test('an object is found at the URL of the client, also with spaces', async () => {
  const banners = staff.storage.from('banners');
  const name = 'banner desktop/a b(1).webp';
  await banners.upload(name, BYTES, WEBP);
  const response = await backend().fetch(new Request(banners.getPublicUrl(name).data.publicUrl));
  expect(response.status).toBe(200);
});
