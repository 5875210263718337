import type { BannerLayout } from '#domain/catalogue/banner.ts';

/** What the carousel shows while no banner is stored, and in place of those that fail (spec §2). */
export const DEFAULT_BANNERS: Readonly<Record<BannerLayout, readonly [string, string]>> = {
  desktop: ['/banners/desktop-1.webp', '/banners/desktop-2.webp'],
  mobile: ['/banners/mobile-1.webp', '/banners/mobile-2.webp'],
};
