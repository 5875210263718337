import type { BannerLayout } from '#domain/catalogue/banner.ts';

/**
 * Shown if no banner is active, and instead of a banner that fails to load.
 *
 * @see docs/rules.md#banner-carousel
 */
export const DEFAULT_BANNERS: Readonly<Record<BannerLayout, readonly [string, string]>> = {
  desktop: ['/banners/desktop-1.webp', '/banners/desktop-2.webp'],
  mobile: ['/banners/mobile-1.webp', '/banners/mobile-2.webp'],
};
