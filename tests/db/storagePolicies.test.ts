import { StorageApiError } from '@supabase/supabase-js';
import { expect, onTestFinished, test } from 'vitest';
import { call } from '../backend/support.ts';
import { prepareStore, ROLES } from './support/store.ts';

const store = prepareStore();

const WEBP = { contentType: 'image/webp' } as const;

/** Folders in which staff work. */
const FOLDERS = [
  { bucket: 'productsamples', folder: 'highres' },
  { bucket: 'productsamples', folder: 'thumbnails' },
  { bucket: 'banners', folder: 'banner desktop' },
  { bucket: 'banners', folder: 'banner mobile' },
] as const;

function bytes(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer;
}

/** Requests the public URL of an object: returns its text, or the status of the refusal. */
async function readByUrl(bucket: string, name: string): Promise<string | number> {
  const path = `/storage/v1/object/public/${bucket}/${encodeURI(name)}`;
  const response = await call(store.backend, path);
  return response.ok ? response.text() : response.status;
}

const CASES = FOLDERS.flatMap((place) => ROLES.map((role) => ({ ...place, role })));
const OLD = 'bytes before';
const NEW = 'bytes after';
const LATER = 'bytes later';

/** Returns `done` after an upload, or the status of the refusal. */
function outcomeOf(error: Error | null): string {
  if (error === null) return 'done';
  return error instanceof StorageApiError ? error.statusCode : error.message;
}

test.for(CASES)('$role in $bucket/$folder: all read by URL, only staff do more', async (item) => {
  const { bucket, folder, role } = item;
  const isStaff = role === 'staff';
  const outcome = isStaff ? 'done' : '403';
  const prefix = `${folder}/${role}-`;
  const [added, old] = [`${prefix}new.webp`, `${prefix}old.webp`];
  const objects = store.clients[role].storage.from(bucket);
  const stored = await store.clients.staff.storage.from(bucket).upload(old, bytes(OLD), WEBP);
  expect(stored.error).toBeNull();
  const names = async () => {
    const query = 'select name from storage.objects where starts_with(name, $1) order by name';
    return (await store.backend.sql(query, [prefix])).map(({ name }) => name);
  };

  const { data, error } = await objects.listV2({ prefix, with_delimiter: true });
  expect(error).toBeNull();
  expect(data?.objects.map(({ name }) => name)).toEqual(isStaff ? [old] : []);

  expect(outcomeOf((await objects.upload(added, bytes(NEW), WEBP)).error)).toBe(outcome);
  expect(await names()).toEqual(isStaff ? [added, old] : [old]);
  expect(await readByUrl(bucket, added)).toBe(isStaff ? NEW : 400);

  expect(await readByUrl(bucket, old)).toBe(OLD);
  const upserted = await objects.upload(old, bytes(NEW), { ...WEBP, upsert: true });
  expect(outcomeOf(upserted.error)).toBe(outcome);
  expect(await readByUrl(bucket, old)).toBe(isStaff ? NEW : OLD);
  const updated = await objects.update(old, bytes(LATER), WEBP);
  expect(outcomeOf(updated.error)).toBe(outcome);
  expect(await readByUrl(bucket, old)).toBe(isStaff ? LATER : OLD);

  // A refused removal is no error: it removes nothing and returns an empty list.
  const removed = await objects.remove([old]);
  expect(removed.error).toBeNull();
  expect(removed.data?.map(({ name }) => name)).toEqual(isStaff ? [old] : []);
  expect(await names()).toEqual(isStaff ? [added] : [old]);
  expect(await readByUrl(bucket, old)).toBe(isStaff ? 400 : OLD);
});

test.for(ROLES)('%s can neither create nor change a bucket', async (role) => {
  const query = 'select id, public, file_size_limit::int, allowed_mime_types from storage.buckets';
  const before = await store.backend.sql(query);
  const { storage } = store.clients[role];

  expect((await storage.createBucket('mine', { public: true })).error).not.toBeNull();
  expect((await storage.updateBucket('banners', { public: false })).error).not.toBeNull();
  expect((await storage.emptyBucket('banners')).error).not.toBeNull();
  expect((await storage.deleteBucket('banners')).error).not.toBeNull();

  expect(await store.backend.sql(query)).toEqual(before);
});

const LOGO = 'thumbnails/default/logo.webp';

test('staff can store the default logo once, and then neither replace nor remove it', async () => {
  const objects = store.clients.staff.storage.from('productsamples');
  // The owner removes the logo afterwards, because no client can.
  onTestFinished(async () => {
    await store.backend.sql(
      `begin; set local storage.allow_delete_query = 'true';
       delete from storage.objects where name = '${LOGO}'; commit`,
    );
  });

  expect((await objects.upload(LOGO, bytes('logo'), WEBP)).error).toBeNull();

  const upserted = await objects.upload(LOGO, bytes('other'), { ...WEBP, upsert: true });
  expect(upserted.error).toMatchObject({ statusCode: '403' });
  expect((await objects.update(LOGO, bytes('other'), WEBP)).error).toMatchObject({
    statusCode: '403',
  });
  expect((await objects.move(LOGO, 'thumbnails/moved.webp')).error).not.toBeNull();
  expect((await objects.remove([LOGO])).data).toEqual([]);

  expect(await readByUrl('productsamples', LOGO)).toBe('logo');
});
