import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '#config/env.ts';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { abortedInTime } from '#lib/abortedInTime.ts';
import { lazySupabase, renewSession } from '../../auth.ts';
import type { Database } from '../database.types.ts';
import { readableFailure } from '../failedResponse.ts';

/**
 * The tables for signed-in users: every request carries the token, renewed when it has expired.
 * Without a sign-in no request is sent, and the error is a `DataError` 'signedOut'.
 */
export const staffDb = new PostgrestClient<Database>(`${env.backendUrl}/rest/v1`, {
  headers: { apikey: env.anonKey },
  fetch: (input, init) => staffFetch(input, init),
  retry: false,
});

/** The response that services give to an expired token; here it answers a request without a token. */
function signedOutResponse(): Response {
  return Response.json(
    { code: 'PGRST301', message: 'nobody is signed in', details: null, hint: null },
    { status: 401 },
  );
}

const isUnauthorized = ({ status }: Response) => status === 401;

/** The token of the sign-in; `null`: nobody is signed in. @throws TypeError without a connection */
async function currentToken(): Promise<string | null> {
  const supabase = await lazySupabase.load();
  const { data, error } = await supabase.auth.getSession();
  if (data.session !== null) return data.session.access_token;
  if (error?.name === 'AuthRetryableFetchError') throw new TypeError(error.message);
  return null;
}

/**
 * `fetch` for signed-in users: adds the token, renewed when it has expired. Without a sign-in no
 * request is sent, and the response has status 401. Its failed responses are readable.
 *
 * @param isTokenRefused `true` if a response refuses the token: it is renewed for one retry. It may read
 *   the body only from a clone.
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
  // This machine's clock, by which the token is still valid, may be wrong, or the sign-in was ended elsewhere.
  const renewed = await renewSession(token);
  return renewed === null ? response : send(renewed);
}
