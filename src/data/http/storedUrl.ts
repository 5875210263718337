import { env } from '#config/env.ts';

/**
 * What a column keeps of the address of a stored picture, the reverse of `toAssetUrl`: where
 * the storage answers on the store's own origin, that origin is left out, so that the picture
 * stays where it is when the store moves to another one.
 */
export function toStoredUrl(url: string): string {
  const isOwnOrigin = env.backendUrl === globalThis.location?.origin;
  return isOwnOrigin && url.startsWith(`${env.backendUrl}/storage/`)
    ? url.slice(env.backendUrl.length)
    : url;
}
