/** Which set of banners a window shows: `mobile` up to 768 px wide (spec §2). */
export type BannerLayout = 'desktop' | 'mobile';

/** The windows that show the mobile set, as a media query (spec §9 "Breakpoints"). */
export const MOBILE_BANNER_MEDIA = '(max-width: 768px)';

/** All other windows, as a media query. */
export const DESKTOP_BANNER_MEDIA = '(min-width: 768.02px)';
