import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '#config/env.ts';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { firstSignal } from '#shared/lib/firstSignal.ts';
import { lazySupabase, renewSession } from '../auth.ts';
import type { Database } from './database.types.ts';
import { keepRetryAfter } from './retryAfter.ts';

/**
 * The tables for those who are signed in: every request carries their token, renewed when it has
 * run out. With nobody signed in nothing is asked; the answer is a `DataError` 'signedOut'.
 */
export const staffDb = new PostgrestClient<Database>(`${env.backendUrl}/rest/v1`, {
  headers: { apikey: env.anonKey },
  fetch: async (input, init) => keepRetryAfter(await staffFetch(input, init)),
  retry: false,
});

/** What the services answer to a token that has run out, for a request that has none. */
function askForSignIn(): Response {
  return Response.json(
    { code: 'PGRST301', message: 'nobody is signed in', details: null, hint: null },
    { status: 401 },
  );
}

/** Most services refuse a token so. */
const isUnauthorized = ({ status }: Response) => status === 401;

/**
 * `fetch` for those who are signed in: adds their token, renewed when it has run out. With nobody
 * signed in nothing is asked and the answer has status 401.
 *
 * @param timeoutMs patience with the request
 * @param isTokenRefused whether an answer refuses the token; it is renewed then and the request
 *   made again, once. It must not read the answer's body but from a clone.
 * @throws what `fetch` throws, also when the token could not be renewed for want of a connection
 */
export async function staffFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
  timeoutMs = REQUEST_TIMEOUT_MS,
  isTokenRefused: (response: Response) => boolean | Promise<boolean> = isUnauthorized,
): Promise<Response> {
  const supabase = await lazySupabase.load();
  const { data, error } = await supabase.auth.getSession();
  if (data.session === null) {
    if (error?.name === 'AuthRetryableFetchError') throw new TypeError(error.message);
    return askForSignIn();
  }
  const send = (token: string) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${token}`);
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init?.signal ? firstSignal(init.signal, timeout) : timeout;
    return fetch(input, { ...init, headers, signal });
  };
  const token = data.session.access_token;
  const response = await send(token);
  if (!(await isTokenRefused(response))) return response;
  // It looked good by this machine's clock, or was ended on the service.
  const renewed = await renewSession(token);
  return renewed === null ? response : send(renewed);
}
