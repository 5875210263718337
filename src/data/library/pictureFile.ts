import { env } from '#config/env.ts';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { DataError, kindOfStatus } from '../http/DataError.ts';

/**
 * True if the page may fetch a picture: only from the store itself or the backend. The content security policy allows
 * pictures of other sites in an `<img>` only.
 */
export function canFetchPicture(url: string): boolean {
  const origins = [location.origin, env.backendUrl];
  return /^\/(?!\/)/.test(url) || origins.some((origin) => url.startsWith(`${origin}/`));
}

function throwLost(error: unknown): never {
  throw new DataError('network', String(error), error);
}

/** Fetches the bytes of a picture. @throws DataError, also if the response is empty or no picture */
export async function fetchPicture(url: string): Promise<Blob> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await fetch(url, { signal }).catch(throwLost);
  const { ok, status } = response;
  if (!ok) throw new DataError(kindOfStatus(status), `HTTP ${status}`);
  const picture = await response.blob().catch(throwLost);
  if (picture.size === 0 || !picture.type.startsWith('image/')) {
    throw new DataError('unknown', `no picture: ${picture.size} bytes of ${picture.type}`);
  }
  return picture;
}
