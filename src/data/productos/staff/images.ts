import { arranged, sortPictures } from '#domain/catalogue/pictureOrder.ts';
import type { PictureChanges } from '#domain/staff/forms/productoForm.ts';
import type { LinkedImage, StaffProducto } from '#domain/staff/productos/staffProducto.ts';
import { DataError } from '../../http/DataError.ts';
import { db } from '../../http/db.ts';
import { inChunks } from '../../http/inChunks.ts';
import { readAllPages, unwrap } from '../../http/read.ts';
import { staffDb } from '../../http/staff/staffDb.ts';
import { countedRows } from '../../http/staff/write.ts';
import { toImages } from './staffProducto.ts';

/** Most rows of one statement: the database refuses more (docs/rules.md#bulk-changes). */
const MAX_ROWS = 200;

/** Lists the pictures of a product, in the order in which the store shows them. */
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
 * Lists the ids of the other products of the same subfamilia and colour. The list is empty if the product has no
 * subfamilia or no colour, or if someone has changed these meanwhile.
 */
export async function listSameColor({ id, subfamiliaId, colorId }: Colored, signal?: AbortSignal) {
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
  const otherIds = rows.map((row) => row.id).filter((rowId) => rowId !== id);
  return otherIds.length < rows.length ? otherIds : [];
}

/** Returns the number of written links. @throws DataError 'forbidden': none was written, although a link exists */
async function writtenLinks(
  reply: Parameters<typeof countedRows>[0],
  storedUrl: string,
  productoIds: readonly number[],
): Promise<number> {
  const count = countedRows(reply);
  if (count > 0) return count;
  const left = db.from('images').select('url').eq('url', storedUrl).in('producto_id', productoIds);
  if (unwrap(await left.limit(1)).length > 0)
    throw new DataError('forbidden', '0 rows were written');
  return 0;
}

/**
 * Links the added pictures to each product, and numbers all pictures of the product by `order`. A link that someone
 * else removes meanwhile stays removed.
 */
export async function linkImages(
  productoIds: readonly number[],
  { added, order }: Pick<PictureChanges, 'added' | 'order'>,
): Promise<void> {
  for (const ids of inChunks(productoIds, { values: MAX_ROWS })) {
    const columns = 'producto_id,url,position';
    const links = await readAllPages((options) =>
      db
        .from('images')
        .select(columns, options)
        .in('producto_id', ids)
        .order('producto_id')
        .order('url'),
    );
    const rows = ids.flatMap((id) => {
      const current = sortPictures(links.filter((link) => link.producto_id === id));
      const urls = new Set([...current.map(({ url }) => url), ...added]);
      return arranged([...urls], order)
        .map((url, index) => ({ producto_id: id, url, position: index + 1 }))
        .filter((row) =>
          current.every(({ url, position }) => url !== row.url || position !== row.position),
        );
    });
    const linked = rows.filter(({ url }) => added.includes(url));
    for (let start = 0; start < linked.length; start += MAX_ROWS) {
      const part = linked.slice(start, start + MAX_ROWS);
      unwrap(await staffDb.from('images').upsert(part, { onConflict: 'producto_id,url' }));
    }
    // The products of a colour mostly have a picture at the same position: one request moves it for all of them.
    const moved = rows.filter(({ url }) => !added.includes(url));
    const places = new Map(moved.map((row) => [`${row.position} ${row.url}`, row]));
    for (const { url, position } of places.values()) {
      const same = moved.filter((row) => row.url === url && row.position === position);
      const sameIds = same.map((row) => row.producto_id);
      for (const part of inChunks(sameIds, { beside: url })) {
        const update = staffDb.from('images').update({ position }, { count: 'exact' });
        await writtenLinks(await update.eq('url', url).in('producto_id', part), url, part);
      }
    }
  }
}

/** Removes links to a picture; its file stays. Returns the number of links. @see docs/rules.md#product-pictures */
export async function unlinkImage(productoIds: readonly number[], storedUrl: string) {
  let removed = 0;
  for (const ids of inChunks(productoIds, { beside: storedUrl, values: MAX_ROWS })) {
    const links = staffDb.from('images').delete({ count: 'exact' });
    const reply = await links.eq('url', storedUrl).in('producto_id', ids);
    removed += await writtenLinks(reply, storedUrl, ids);
  }
  return removed;
}
