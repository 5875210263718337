import sharp from 'sharp';
import type { Backend } from '#backend/createBackend.ts';
import { NO_ROWS } from '#tests/backend.ts';

export function pictureBytes(
  type: 'jpeg' | 'png' | 'webp' = 'webp',
  { width = 8, height = 8, background = '#c0392b' } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(type)
    .toBuffer();
}

/** Makes a JPEG file as a file chooser returns it. */
export async function pictureFile(name: string, size?: { width: number; height: number }) {
  return new File([new Uint8Array(await pictureBytes('jpeg', size))], name, { type: 'image/jpeg' });
}

export const pictureFiles = (...names: string[]) =>
  Promise.all(names.map((name) => pictureFile(name)));

export function damagedPicture(name: string): File {
  const start = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 2]);
  return new File([start], name, { type: 'image/jpeg' });
}

/** Adds files without bytes to the table of a bucket, each a second younger than the previous file. */
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

export const ADDRESS = '/storage/v1/object/public/productsamples';

/** Ids of rows of {@link SHOP_ROWS}: the subfamilia `polo`, and two productos. */
export const SHOP = { polo: 2, roja: 1, azul: 3 } as const;

/** A shop without pictures. */
export const SHOP_ROWS = `${NO_ROWS}
  delete from storage.objects;
  insert into public.familia (id, nombre) values (1, 'Camisetas');
  insert into public.subfamilia (id, nombre, familia_id)
    values (1, 'Cuello redondo', 1), (2, 'Polo', 1);
  insert into public.color (numeric_id, name) values (1, 'Rojo'), (2, 'Azul');
  insert into public.producto (id, codigo, nombre, precio1, sub_familia_id, color_numeric_id)
    values (1, 'C-1', 'Camiseta roja', 10, 1, 1), (2, 'P-1', 'Polo', 20, 2, 1),
      (3, 'P-2', 'Polo', 20, 2, 2), (4, 'P-3', 'Polo', 20, 2, 2);
`;

export async function link(backend: Backend, productoId: number, url: string): Promise<void> {
  const values = [productoId, url];
  await backend.sql('insert into public.images (producto_id, url) values ($1, $2)', values);
}

export async function setThumbnail(backend: Backend, id: number, url: string): Promise<void> {
  await backend.sql('update public.subfamilia set thumbnail = $2 where id = $1', [id, url]);
}

export async function storedIn(backend: Backend, folder: string): Promise<string[]> {
  const rows = await backend.sql<{ name: string }>(
    `select name from storage.objects
      where bucket_id = 'productsamples' and starts_with(name, $1) order by name`,
    [`${folder}/`],
  );
  return rows.map(({ name }) => name.slice(folder.length + 1));
}
