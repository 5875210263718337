import { comparePictures } from '#domain/catalogue/pictureOrder.ts';
import type { LinkedImage, StaffProducto } from '#domain/forms/staffProducto.ts';
import { DataError } from '../http/DataError.ts';
import { toAssetUrl, toText } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { inChunks } from '../http/inChunks.ts';
import { mapRows, readAllPages, unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import { changedRows } from '../http/write.ts';

/** Most rows of one statement: the database refuses more (docs/rules.md#bulk-changes). */
const MAX_ROWS = 200;

/** The pictures of a product, in the order in which the store shows them. */
export async function listImages(productoId: number, signal?: AbortSignal): Promise<LinkedImage[]> {
  const rows = await readAllPages(
    (options) =>
      db.from('images').select('url', options).eq('producto_id', productoId).order('url'),
    signal,
  );
  return mapRows('pictures', rows, ({ url }) => ({
    url: toAssetUrl(url),
    storedUrl: toText(url),
  })).toSorted((a, b) => comparePictures(a.storedUrl, b.storedUrl));
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

/** Links each picture to each product; existing links stay. */
export async function linkImages(
  productoIds: readonly number[],
  urls: readonly string[],
): Promise<void> {
  const rows = productoIds.flatMap((id) => urls.map((url) => ({ producto_id: id, url })));
  for (let start = 0; start < rows.length; start += MAX_ROWS) {
    unwrap(
      await staffDb.from('images').upsert(rows.slice(start, start + MAX_ROWS), {
        onConflict: 'producto_id,url',
        ignoreDuplicates: true,
      }),
    );
  }
}

/** Its file stays. @returns how many links were removed @see docs/rules.md#product-pictures */
export async function unlinkImage(
  productoIds: readonly number[],
  storedUrl: string,
): Promise<number> {
  let removed = 0;
  for (const ids of inChunks(productoIds, { beside: storedUrl, values: MAX_ROWS })) {
    const links = staffDb.from('images').delete({ count: 'exact' });
    const count = changedRows(await links.eq('url', storedUrl).in('producto_id', ids));
    removed += count;
    if (count > 0) continue;
    const left = db.from('images').select('url').eq('url', storedUrl).in('producto_id', ids);
    if (unwrap(await left.limit(1)).length > 0) {
      throw new DataError('forbidden', '0 rows were deleted');
    }
  }
  return removed;
}
