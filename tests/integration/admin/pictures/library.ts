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

/** An image file as a device hands it over. */
export async function pictureFile(name: string, size?: { width: number; height: number }) {
  return new File([new Uint8Array(await pictureBytes('jpeg', size))], name, { type: 'image/jpeg' });
}

/** Lists files in the picture bucket, each a second younger than the one before; without bytes. */
export async function listFiles(backend: Backend, paths: readonly string[]): Promise<void> {
  const rows = paths.map(
    (path, index) =>
      `('productsamples', '${path}', '${crypto.randomUUID()}', '{"mimetype":"image/webp","size":8}',
        timestamptz '2026-01-01' + interval '${index} seconds')`,
  );
  await backend.sql(
    `insert into storage.objects (bucket_id, name, version, metadata, created_at)
      values ${rows.join(',')}`,
  );
}
