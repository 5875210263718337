import type { BannerLayout } from '../domain/banner.ts';
import { toAssetUrl } from './columns.ts';
import { db } from './db.ts';
import { mapRows } from './mapRows.ts';
import { unwrap } from './unwrap.ts';

/**
 * Addresses of the active banners of a layout, oldest first; rows without an address that a
 * browser may load are left out.
 *
 * @throws DataError
 * @see spec §7 banners "select url where desktop true, ordered by id ascending"
 */
export async function listBannerUrls(
  layout: BannerLayout,
  signal?: AbortSignal,
): Promise<string[]> {
  let query = db
    .from('banners')
    .select('url')
    .eq('desktop', layout === 'desktop')
    .order('id', { ascending: true });
  if (signal) query = query.abortSignal(signal);
  const rows = unwrap(await query);
  return mapRows('banners', rows, (row) => toAssetUrl(row.url)).filter((url) => url !== null);
}
