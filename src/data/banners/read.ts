import type { BannerLayout } from '#domain/catalogue/banner.ts';
import { toAssetUrl } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { mapRows, readAllPages } from '../http/read.ts';

/**
 * Addresses of the active banners of a layout, oldest first; rows without an address that a
 * browser may load are left out.
 *
 * @throws DataError
 * @see docs/rules.md#active-banners
 */
export async function listBannerUrls(
  layout: BannerLayout,
  signal?: AbortSignal,
): Promise<string[]> {
  const rows = await readAllPages((first, last, options) => {
    const query = db
      .from('banners')
      .select('url', options)
      .eq('desktop', layout === 'desktop')
      .order('id', { ascending: true })
      .range(first, last);
    return signal ? query.abortSignal(signal) : query;
  });
  return mapRows('banners', rows, (row) => toAssetUrl(row.url)).filter((url) => url !== null);
}
