/** Where the shop is, in degrees. */
export const LATITUDE = 9.8736;
export const LONGITUDE = -83.9386;

/** The shop on Google Maps. */
export const MAPS_URL = `https://www.google.com/maps/search/?api=1&query=${LATITUDE},${LONGITUDE}`;

/** The way to the shop by Waze. */
export const WAZE_URL = `https://waze.com/ul?ll=${LATITUDE},${LONGITUDE}&navigate=yes`;
