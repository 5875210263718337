import { business } from './business.ts';

const LATITUDE = 9.8736;
const LONGITUDE = -83.9386;

export const MAPS_URL = `https://www.google.com/maps/search/?api=1&query=${LATITUDE},${LONGITUDE}`;

export const WAZE_URL = `https://waze.com/ul?ll=${LATITUDE},${LONGITUDE}&navigate=yes`;

/** Edges of the map: about 700 m to the west and east, 330 m to the north and south. */
const bounds = [LONGITUDE - 0.0065, LATITUDE - 0.003, LONGITUDE + 0.0065, LATITUDE + 0.003].map(
  (degrees) => degrees.toFixed(4),
);

/** URL of the map in a frame: OpenStreetMap needs no key and no cookies. @see docs/rules.md#shop-pages */
export const MAP_FRAME_URL = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams(
  { bbox: bounds.join(','), layer: 'mapnik', marker: `${LATITUDE},${LONGITUDE}` },
)}`;

export const MAP_HEIGHT_PX = 300;

export const FEED_SIZE_PX = { width: 340, height: 500 } as const;

/** Returns the URL of the shop's Facebook feed in a frame. @see docs/rules.md#shop-pages */
export function feedFrameUrl(language: 'es' | 'en'): string {
  return `https://www.facebook.com/plugins/page.php?${new URLSearchParams({
    href: business.facebookUrl,
    tabs: 'timeline',
    width: String(FEED_SIZE_PX.width),
    height: String(FEED_SIZE_PX.height),
    small_header: 'false',
    adapt_container_width: 'true',
    hide_cover: 'false',
    show_facepile: 'false',
    locale: language === 'en' ? 'en_US' : 'es_LA',
  })}`;
}
