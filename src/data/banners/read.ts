import type { BannerLayout } from '#domain/catalogue/banner.ts';
import { catalogueQuery } from '../http/catalogueQuery.ts';
import { toAssetUrl } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { mapRows, readAllPages } from '../http/read.ts';

/** Reads the URLs of the active banners of a layout, oldest first. @see docs/rules.md#active-banners */
export async function listBannerUrls(layout: BannerLayout, signal?: AbortSignal) {
  const rows = await readAllPages(
    (options) =>
      db
        .from('banners')
        .select('url', options)
        .eq('desktop', layout === 'desktop')
        .order('id', { ascending: true }),
    signal,
  );
  return mapRows('banners', rows, (row) => toAssetUrl(row.url)).filter((url) => url !== null);
}

export const bannerQueries = {
  urls: (layout: BannerLayout) =>
    catalogueQuery(['banners', layout], ({ signal }) => listBannerUrls(layout, signal)),
} as const;
