import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '#config/env.ts';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { abortedInTime } from '#lib/abortedInTime.ts';
import { lazySupabase, renewSession } from '../../auth.ts';
import type { Database } from '../database.types.ts';
import { readableFailure } from '../failedResponse.ts';

/**
 * Client of the tables for signed-in users: each request has the access token, renewed if it has expired.
 * Without a session no request is sent, and the error is a `DataError` 'signedOut'.
 */
export const staffDb = new PostgrestClient<Database>(`${env.backendUrl}/rest/v1`, {
  headers: { apikey: env.anonKey },
  fetch: (input, init) => staffFetch(input, init),
  retry: false,
});

/** Returns the response of services to an expired token, for requests while nobody is signed in. */
function signedOutResponse(): Response {
  return Response.json(
    { code: 'PGRST301', message: 'nobody is signed in', details: null, hint: null },
    { status: 401 },
  );
}

const isUnauthorized = ({ status }: Response) => status === 401;

/** Returns the access token; `null`: nobody is signed in. @throws TypeError: it has expired, without a connection */
async function currentToken(): Promise<string | null> {
  const supabase = await lazySupabase.load();
  const { data, error } = await supabase.auth.getSession();
  if (data.session !== null) return data.session.access_token;
  if (error?.name === 'AuthRetryableFetchError') throw new TypeError(error.message);
  return null;
}

/**
 * Sends a request with the access token, renewed if it has expired. Without a session no request is sent,
 * and the response has status 401. Failed responses are rewritten by `readableFailure`.
 *
 * @param isTokenRefused tells whether a response refuses the token, which is then renewed for one retry. It
 *   may read the body only from a clone.
 * @throws what `fetch` throws, also when the token could not be renewed for lack of a connection
 */
export async function staffFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
  timeoutMs = REQUEST_TIMEOUT_MS,
  isTokenRefused: (response: Response) => boolean | Promise<boolean> = isUnauthorized,
): Promise<Response> {
  const token = await currentToken();
  if (token === null) return signedOutResponse();
  const send = async (token: string) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${token}`);
    const signal = abortedInTime(timeoutMs, init?.signal);
    return readableFailure(await fetch(input, { ...init, headers, signal }));
  };
  const response = await send(token);
  if (!(await isTokenRefused(response))) return response;
  // This machine's clock, by which the token is still valid, may be wrong, or the session was ended elsewhere.
  const renewed = await renewSession(token);
  return renewed === null ? response : send(renewed);
}
