import { env } from '#config/env.ts';
import { DataError, type DataErrorKind } from './DataError.ts';
import { staffFetch } from './staffDb.ts';

/** What the storage answers when it refuses; its HTTP status is 400 whatever happened. */
type Refusal = { readonly statusCode?: unknown; readonly message?: unknown };

const KIND_BY_STATUS: Readonly<Record<number, DataErrorKind>> = {
  401: 'signedOut',
  // It says so of every token that it does not take, whatever the reason.
  403: 'signedOut',
  404: 'notFound',
  409: 'duplicate',
  413: 'tooLarge',
  415: 'typeRefused',
  429: 'rateLimited',
};

/** The one refusal with 403 that is about the rights of who asks. */
const POLICY_REFUSAL = 'new row violates row-level security policy';

function kindOf(status: number, message: string): DataErrorKind {
  if (message === POLICY_REFUSAL) return 'forbidden';
  // Older storages refuse a token with 400.
  if (/^jwt\b/i.test(message)) return 'signedOut';
  return KIND_BY_STATUS[status] ?? 'unknown';
}

function refusalOf(status: number, body: string): DataError {
  let refusal: Refusal = {};
  try {
    refusal = JSON.parse(body) ?? {};
  } catch {
    // A proxy on the way answers in words of its own.
  }
  const statusCode = Number(refusal.statusCode ?? status);
  const message = typeof refusal.message === 'string' ? refusal.message : body;
  return new DataError(kindOf(statusCode, message), message || `status ${statusCode}`);
}

async function isTokenRefused(response: Response): Promise<boolean> {
  if (response.ok) return false;
  return refusalOf(response.status, await response.clone().text()).kind === 'signedOut';
}

/**
 * A request to the storage with the rights of who is signed in. It does not go by way of
 * supabase-js: there an upload can neither be given up nor does it ever time out.
 *
 * @param path below /storage/v1
 * @param timeoutMs patience with it; by default that of any request
 * @returns the JSON of the answer
 * @throws DataError
 */
export async function storageRequest(
  path: string,
  init: RequestInit,
  timeoutMs?: number,
): Promise<unknown> {
  const headers = new Headers(init.headers);
  headers.set('apikey', env.anonKey);
  const url = `${env.backendUrl}/storage/v1${path}`;
  let response: Response;
  let body: string;
  try {
    response = await staffFetch(url, { ...init, headers }, timeoutMs, isTokenRefused);
    body = await response.text();
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new DataError(isTimeout ? 'timeout' : 'network', String(error), error);
  }
  if (!response.ok) throw refusalOf(response.status, body);
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new DataError('unknown', body.slice(0, 200), error);
  }
}
