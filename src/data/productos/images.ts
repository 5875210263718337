import type { LinkedImage, StaffProducto } from '#domain/forms/staffProducto.ts';
import { db } from '../http/db.ts';
import { readAllPages } from '../http/read.ts';
import { toImages } from './staffProducto.ts';

/** The pictures of a product, in the order in which the store shows them. */
export async function listImages(productoId: number, signal?: AbortSignal): Promise<LinkedImage[]> {
  const rows = await readAllPages(
    (options) =>
      db.from('images').select('url,position', options).eq('producto_id', productoId).order('url'),
    signal,
  );
  return toImages(rows);
}

export type Colored = Pick<StaffProducto, 'id' | 'subfamiliaId' | 'colorId'>;

/**
 * The ids of the other products of the same subfamilia and colour; none of a product without both, or
 * that is stored with others by now.
 */
export async function listSameColor(
  { id, subfamiliaId, colorId }: Colored,
  signal?: AbortSignal,
): Promise<number[]> {
  if (subfamiliaId === null || colorId === null) return [];
  const rows = await readAllPages(
    (options) =>
      db
        .from('producto')
        .select('id', options)
        .eq('sub_familia_id', subfamiliaId)
        .eq('color_numeric_id', colorId)
        .order('id'),
    signal,
  );
  const others = rows.map((row) => row.id).filter((other) => other !== id);
  return others.length < rows.length ? others : [];
}
