/** The set of banners that a window shows: `mobile` up to 768 px wide (docs/rules.md#banner-carousel). */
export type BannerLayout = 'desktop' | 'mobile';

/** The windows that show the mobile set, as a media query. */
export const MOBILE_BANNER_MEDIA = '(max-width: 768px)';

/** The windows that show the desktop set, as a media query. */
export const DESKTOP_BANNER_MEDIA = '(min-width: 768.02px)';

/** Width and height in px. */
export type PictureSize = { readonly width: number; readonly height: number };

/** Recommended size of the banners of each layout (docs/rules.md#banner-screen). */
export const BANNER_SIZE: Readonly<Record<BannerLayout, PictureSize>> = {
  desktop: { width: 1920, height: 600 },
  mobile: { width: 640, height: 800 },
};

/** Pictures if no banner is active, or instead of one that fails to load. @see docs/rules.md#banner-carousel */
export const DEFAULT_BANNERS: Readonly<Record<BannerLayout, readonly [string, string]>> = {
  desktop: ['/hero/desktop-1.webp', '/hero/desktop-2.webp'],
  mobile: ['/hero/mobile-1.webp', '/hero/mobile-2.webp'],
};
