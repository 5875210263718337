import {
  StorageApiError,
  StorageClient,
  type StorageError,
  StorageUnknownError,
} from '@supabase/storage-js';
import { env } from '#config/env.ts';
import { DataError, type DataErrorKind, kindOfStatus } from '../DataError.ts';
import { staffFetch } from './staffDb.ts';

/** @see docs/rules.md#buckets */
export type Bucket = 'productsamples' | 'banners';

const KIND_BY_STATUS: Readonly<Record<number, DataErrorKind>> = {
  401: 'signedOut',
  // The storage sends 403 for every token that it refuses.
  403: 'signedOut',
  404: 'notFound',
  409: 'duplicate',
  413: 'tooLarge',
  415: 'typeRefused',
};

/** Message of the only 403 that is about permissions and not about the token. */
const POLICY_REFUSAL = 'new row violates row-level security policy';

/** @param status from the body, because the HTTP status is 400 for nearly all errors */
function kindOf(status: number, message: string): DataErrorKind {
  if (message === POLICY_REFUSAL) return 'forbidden';
  // Older versions of the storage refuse a token with 400.
  if (/^jwt\b/i.test(message)) return 'signedOut';
  return KIND_BY_STATUS[status] ?? kindOfStatus(status);
}

async function isTokenRefused(response: Response): Promise<boolean> {
  if (response.ok) return false;
  const { statusCode, message } = await response.clone().json();
  return kindOf(Number(statusCode ?? response.status), message) === 'signedOut';
}

export function filesOf(
  bucket: Bucket,
  { timeoutMs, signal }: { timeoutMs?: number; signal?: AbortSignal | undefined } = {},
) {
  const client = new StorageClient(
    `${env.backendUrl}/storage/v1`,
    { apikey: env.anonKey },
    (input, init) =>
      staffFetch(input, { ...init, ...(signal && { signal }) }, timeoutMs, isTokenRefused),
  );
  return client.from(bucket);
}

function toDataError(error: StorageError): DataError {
  if (error instanceof StorageApiError) {
    const status = Number(error.statusCode);
    const kind = kindOf(Number.isNaN(status) ? error.status : status, error.message);
    return new DataError(kind, error.message, error);
  }
  const cause = error instanceof StorageUnknownError ? error.originalError : error;
  // A success that is not JSON did not come from the storage.
  if (cause instanceof SyntaxError) return new DataError('unavailable', 'HTTP 200', error);
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  return new DataError(isTimeout ? 'timeout' : 'network', String(cause), error);
}

export function unwrapStorage<T>(
  reply: { data: T; error: null } | { data: null; error: StorageError },
): T {
  if (reply.error !== null) throw toDataError(reply.error);
  return reply.data;
}
