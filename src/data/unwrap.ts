import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import { DataError, type DataErrorKind } from './DataError.ts';
import { readRetryAfter } from './retryAfter.ts';

const KIND_BY_CODE: Readonly<Record<string, DataErrorKind>> = {
  PGRST116: 'notFound', // PostgREST: .single() matched no row
  '22P02': 'invalidId', // Postgres: invalid_text_representation
  '42501': 'forbidden', // Postgres: insufficient_privilege, also a refused policy
  '23503': 'inUse', // Postgres: foreign_key_violation
  '23505': 'duplicate', // Postgres: unique_violation
};

function kindOf(status: number, code: string, message: string): DataErrorKind {
  // postgrest-js reports a request that never got an answer as status 0, its reason in the text.
  if (status === 0) return /^(TimeoutError|AbortError)/.test(message) ? 'timeout' : 'network';
  if (status === 429) return 'rateLimited';
  if (status === 401) return 'signedOut';
  return KIND_BY_CODE[code] ?? 'unknown';
}

/**
 * The data of a reply: the one place where replies of the tables are opened.
 *
 * @throws DataError when the reply is a failure
 * @see spec §8 "Backend errors carry message, details, hint and code; status 0 on network failures"
 */
export function unwrap<T>(reply: PostgrestSingleResponse<T>): T {
  if (reply.error === null) return reply.data;
  const { code, message } = reply.error;
  const { status, statusText } = reply;
  const retryAfterMs = readRetryAfter(status, statusText);
  throw new DataError(kindOf(status, code, message), message, reply.error, retryAfterMs);
}
