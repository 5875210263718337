import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queries } from '#data/queries.ts';
import type { BannerLayout } from '#domain/catalogue/banner.ts';
import { DEFAULT_BANNERS } from './defaultBanners.ts';
import { useErrorLog } from '#shared/hooks/useErrorLog.ts';

/** The addresses of a banner by layout: that of the window, and the other one if it is known. */
export type BannerUrls = Partial<Readonly<Record<BannerLayout, string>>>;

const OTHER = { desktop: 'mobile', mobile: 'desktop' } as const;

function orDefault(urls: readonly string[] | undefined, layout: BannerLayout): readonly string[] {
  return urls === undefined || urls.length === 0 ? DEFAULT_BANNERS[layout] : urls;
}

/**
 * The banners of a layout: `null` while they load, two fixed ones if there are none or the request
 * fails.
 *
 * @param layout `null`: the document is rendered for both, with the banners that are known
 * @see docs/rules.md#banner-carousel
 */
export function useBanners(layout: BannerLayout | null): readonly BannerUrls[] | null {
  const client = useQueryClient();
  const shown = layout ?? 'desktop';
  const other = OTHER[shown];
  const { data, error } = useQuery({ ...queries.banners(shown), enabled: layout !== null });
  const otherData = client.getQueryData(queries.banners(other).queryKey);
  useErrorLog('home: load banners', error);
  if (data === undefined && error === null) return null;
  const otherUrls = otherData && orDefault(otherData, other);
  return orDefault(data, shown).map((url, place) => {
    const otherUrl = otherUrls?.[place];
    return otherUrl === undefined ? { [shown]: url } : { [shown]: url, [other]: otherUrl };
  });
}
