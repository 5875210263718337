import sharp from 'sharp';
import type { Backend } from '#backend/types.ts';

/** Bytes of a small picture in one colour. */
export function pictureBytes(
  type: 'jpeg' | 'png' | 'webp' = 'webp',
  { width = 8, height = 8, background = '#c0392b' } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(type)
    .toBuffer();
}

/** A JPEG file as a browser hands it over. */
export async function pictureFile(name: string, size?: { width: number; height: number }) {
  return new File([new Uint8Array(await pictureBytes('jpeg', size))], name, { type: 'image/jpeg' });
}

/** JPEG files of these names. */
export const pictureFiles = (...names: string[]) =>
  Promise.all(names.map((name) => pictureFile(name)));

/** The start of a JPEG. */
export function damagedPicture(name: string): File {
  const start = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 2]);
  return new File([start], name, { type: 'image/jpeg' });
}

/** A picture that the device no longer hands over. */
export async function lostPicture(name: string): Promise<File> {
  return Object.assign(await pictureFile(name), {
    slice: () => {
      throw new DOMException('gone', 'NotReadableError');
    },
  });
}

/** Lists files in a bucket, each a second younger than the one before; without bytes. */
export async function listFiles(
  backend: Backend,
  paths: readonly string[],
  bucket: 'productsamples' | 'banners' = 'productsamples',
): Promise<void> {
  const rows = paths.map(
    (path, index) =>
      `('${bucket}', '${path}', '${crypto.randomUUID()}', '{"mimetype":"image/webp","size":8}',
        timestamptz '2026-01-01' + interval '${index} seconds')`,
  );
  await backend.sql(
    `insert into storage.objects (bucket_id, name, version, metadata, created_at)
      values ${rows.join(',')}`,
  );
}
