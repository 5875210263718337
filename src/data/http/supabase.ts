import { createClient } from '@supabase/supabase-js';
import { env } from '#config/env.ts';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { SESSION_KEY } from '#config/sessionKey.ts';
import type { Database } from './database.types.ts';
import { readableFailure } from './failedResponse.ts';

/**
 * Without the service's time of expiry the library computes one by this machine's clock, with which it compares
 * it: a clock that is ahead would renew the token before each request. And it ends a sign-in whose renewal
 * comes too often (429), but not one whose service is busy (503).
 *
 * @see https://github.com/supabase/auth-js/blob/master/src/lib/fetch.ts
 */
async function inOwnTime(url: string, response: Response): Promise<Response> {
  const { ok, status } = response;
  if (status === 429 && url.includes('refresh_token')) return new Response(null, { status: 503 });
  if (!ok || !url.includes('/auth/v1/token')) return response;
  const { expires_at: _, ...session }: { expires_at?: unknown } = await response.json();
  return Response.json(session);
}

/** The whole client, with sign-in: loaded only for people who sign in. */
export const supabase = createClient<Database>(env.backendUrl, env.anonKey, {
  auth: { storageKey: SESSION_KEY, detectSessionInUrl: false },
  // The library has no timeout of its own.
  global: {
    fetch: async (input, init) =>
      inOwnTime(
        input instanceof Request ? input.url : String(input),
        await readableFailure(
          await fetch(input, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }),
        ),
      ),
  },
});
