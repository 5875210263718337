import { REQUEST_TIMEOUT_MS } from '../config/limits.ts';
import { DataError } from './DataError.ts';

/**
 * The bytes of a picture.
 *
 * @throws DataError
 */
export async function fetchPicture(url: string): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  } catch (error) {
    throw new DataError('network', String(error), error);
  }
  if (!response.ok) throw new DataError('unknown', `status ${response.status}`);
  return response.blob();
}
