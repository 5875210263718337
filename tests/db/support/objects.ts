import { call } from '../../backend/support.ts';
import type { Store } from './store.ts';

/** Upload options of every stored object: the content type decides whether a bucket takes it. */
export const WEBP = { contentType: 'image/webp' } as const;

/** The folders of both buckets that staff work in. */
export const FOLDERS = [
  { bucket: 'productsamples', folder: 'highres' },
  { bucket: 'productsamples', folder: 'thumbnails' },
  { bucket: 'banners', folder: 'banner desktop' },
  { bucket: 'banners', folder: 'banner mobile' },
] as const;

/** The bytes of a text, as an upload takes them. */
export function bytes(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer;
}

/** Names of all objects of a bucket as the owner of the database sees them, sorted. */
export async function namesIn({ backend }: Store, bucket: string): Promise<string[]> {
  const rows = await backend.sql<{ name: string }>(
    'select name from storage.objects where bucket_id = $1 order by name collate "C"',
    [bucket],
  );
  return rows.map((row) => row.name);
}

/** What anybody gets from the public URL of an object: its text, or the status of the refusal. */
export async function readByUrl(
  { backend }: Store,
  bucket: string,
  name: string,
): Promise<string | number> {
  const response = await call(backend, `/storage/v1/object/public/${bucket}/${encodeURI(name)}`);
  return response.ok ? response.text() : response.status;
}
