import { env } from '#config/env.ts';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { DataError } from '../http/DataError.ts';

/**
 * Whether the page may fetch a picture: the store's own and the backend's. Those of other sites are
 * shown, but the page's security policy lets nothing else be read of them.
 */
export function canFetchPicture(url: string): boolean {
  const own = [location.origin, env.backendUrl];
  return /^\/(?!\/)/.test(url) || own.some((origin) => url.startsWith(`${origin}/`));
}

/**
 * The bytes of a picture.
 *
 * @throws DataError, also when what is there is empty or no picture
 */
export async function fetchPicture(url: string): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  } catch (error) {
    throw new DataError('network', String(error), error);
  }
  if (!response.ok) throw new DataError('unknown', `status ${response.status}`);
  const picture = await response.blob();
  if (picture.size === 0 || !picture.type.startsWith('image/')) {
    throw new DataError('unknown', `no picture: ${picture.size} bytes of ${picture.type}`);
  }
  return picture;
}
