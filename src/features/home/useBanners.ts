import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '#data/queries.ts';
import type { BannerLayout } from '#domain/catalogue/banner.ts';
import { logError } from '#shared/lib/log.ts';
import { DEFAULT_BANNERS } from './defaultBanners.ts';

/**
 * Addresses of the banners of a layout: `null` while they load, two fixed ones if there are none or
 * the request fails.
 *
 * @see docs/rules.md#banner-carousel
 */
export function useBanners(layout: BannerLayout): readonly string[] | null {
  const { data, error } = useQuery(queries.banners(layout));
  useEffect(() => {
    if (error) logError('home: load banners', error);
  }, [error]);
  if (data === undefined && error === null) return null;
  return data === undefined || data.length === 0 ? DEFAULT_BANNERS[layout] : data;
}
