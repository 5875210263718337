import { env } from '#config/env.ts';

/**
 * The URL of a picture as a column stores it, the reverse of `toAssetUrl`. Where the storage has the
 * store's own origin, the URL is stored without it, so that it stays valid at another origin.
 */
export function toStoredUrl(url: string): string {
  const isOwnOrigin = env.backendUrl === globalThis.location?.origin;
  return isOwnOrigin && url.startsWith(`${env.backendUrl}/storage/`)
    ? url.slice(env.backendUrl.length)
    : url;
}
