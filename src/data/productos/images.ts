import { comparePictures } from '#domain/catalogue/pictureOrder.ts';
import { DataError } from '../http/DataError.ts';
import { toAssetUrl, toText } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { mapRows, readAllPages, unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import { changedRows } from '../http/write.ts';

/** A picture that is linked to a product. */
export type LinkedImage = {
  /** URL for `<img>`; `null` when a browser may not load it. */
  readonly url: string | null;
  /** The column as it is stored. */
  readonly storedUrl: string;
};

/**
 * The pictures of a product, in the order in which the store shows them.
 *
 * @param signal aborts the request
 * @throws DataError
 */
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

/** Links pictures to a product; existing links stay. @throws DataError */
export async function linkImages(productoId: number, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  const rows = urls.map((url) => ({ producto_id: productoId, url }));
  unwrap(
    await staffDb
      .from('images')
      .upsert(rows, { onConflict: 'producto_id,url', ignoreDuplicates: true }),
  );
}

/**
 * Removes the link of a picture to a product; its file stays. No error if there is no such link.
 *
 * @param storedUrl the column exactly as it is stored
 * @throws DataError 'forbidden' when the database refused
 * @see docs/rules.md#product-pictures
 */
export async function unlinkImage(productoId: number, storedUrl: string): Promise<void> {
  const link = { producto_id: productoId, url: storedUrl };
  const written = await staffDb.from('images').delete({ count: 'exact' }).match(link);
  if (changedRows(written) > 0) return;
  const left = unwrap(await db.from('images').select('url').match(link));
  if (left.length > 0) throw new DataError('forbidden', '0 rows were deleted');
}
