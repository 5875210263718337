import { infiniteQueryOptions } from '@tanstack/react-query';
import type { BannerLayout } from '#domain/catalogue/banner.ts';
import { BANNER_FOLDER } from '#domain/staff/pictures/bannerFile.ts';
import { toAssetUrl, toId } from '../http/columns.ts';
import { DataError } from '../http/DataError.ts';
import { db } from '../http/db.ts';
import { mapRows, readAllPages, unwrap } from '../http/read.ts';
import { staffDb } from '../http/staff/staffDb.ts';
import { countedRows } from '../http/staff/write.ts';
import { listFolder, publicUrl, removeFile, storedPath } from '../library/staff/storage.ts';
import { staffKeys, staffQuery } from '../staffCache.ts';

export type ActiveBanner = {
  readonly id: number;
  readonly layout: BannerLayout;
  /** `null`: the row has no valid URL, and the home page leaves the banner out. */
  readonly url: string | null;
  /** Path of the file in the bucket; `null`: the picture is on another site. */
  readonly path: string | null;
};

/** Reads the active banners of both layouts, in the order of the home page. */
async function listActiveBanners(signal?: AbortSignal, tables = db): Promise<ActiveBanner[]> {
  const rows = await readAllPages(
    (options) => tables.from('banners').select('id,url,desktop', options).order('id'),
    signal,
  );
  return mapRows('banners', rows, ({ id, desktop, url: stored }) => {
    const url = toAssetUrl(stored);
    const path = url && storedPath(url, 'banners');
    return { id: toId(id), layout: desktop ? 'desktop' : 'mobile', url, path };
  });
}

/** Adds a stored banner to the home page, after those that are active already. */
export async function activateBanner(path: string, layout: BannerLayout) {
  // Rows hold URLs with and without the origin, so their paths are compared.
  const shown = await listActiveBanners(undefined, staffDb);
  if (shown.some((banner) => banner.layout === layout && banner.path === path)) {
    return 'alreadyActive';
  }
  try {
    const row = { url: publicUrl(path, 'banners'), desktop: layout === 'desktop' };
    unwrap(await staffDb.from('banners').insert(row));
  } catch (error) {
    if (error instanceof DataError && error.kind === 'duplicate') return 'alreadyActive';
    throw error;
  }
  return 'added';
}

/**
 * Removes a banner from the home page; its file is kept. A refused deletion responds with success,
 * so the row is read again.
 *
 * @returns `false`: the banner was not active any more
 */
export async function deactivateBanner(id: number): Promise<boolean> {
  const count = countedRows(await staffDb.from('banners').delete({ count: 'exact' }).eq('id', id));
  const left = await staffDb.from('banners').select('id').eq('id', id);
  // A row was deleted, even if the check fails.
  if (left.error !== null && count > 0) return true;
  if (unwrap(left).length > 0) throw new DataError('forbidden', 'the row is still there');
  return count > 0;
}

/**
 * Deletes the rows of a banner, then its file. In this order the home page never shows a file that
 * does not exist.
 *
 * @returns `null`: done; otherwise the step that failed. `row`: the banner is still on the home page, with its
 *   file; `file`: only the file is left
 * @see docs/rules.md#active-banners
 */
export async function removeBanner(path: string) {
  let step: 'row' | 'file' = 'row';
  try {
    for (const banner of await listActiveBanners(undefined, staffDb)) {
      if (banner.path === path) await deactivateBanner(banner.id);
    }
    step = 'file';
    await removeFile(path, 'banners');
    return null;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { step, error };
  }
}

export const staffBannerQueries = {
  active: () => staffQuery([...staffKeys.banners, 'active'], (signal) => listActiveBanners(signal)),
  stored: (layout: BannerLayout) =>
    infiniteQueryOptions({
      queryKey: [...staffKeys.banners, 'stored', layout],
      queryFn: ({ pageParam, signal }) =>
        listFolder(
          BANNER_FOLDER[layout],
          { cursor: pageParam, order: 'newest', bucket: 'banners' },
          signal,
        ),
      initialPageParam: '',
      getNextPageParam: (last) => last.nextCursor,
    }),
} as const;
