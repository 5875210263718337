import { createClient } from '@supabase/supabase-js';
import { env } from '#config/env.ts';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { SESSION_KEY } from '#config/sessionKey.ts';
import type { Database } from './database.types.ts';
import { readableFailure } from './failedResponse.ts';

/**
 * Changes two responses of the sign-in service for the library. The library compares `expires_at`, a time of the
 * service, with this machine's clock: if that is fast, it would renew the token before each request. Without
 * `expires_at` it computes the time from `expires_in` by the same clock. After a renewal that is refused with 429 (too
 * many requests) it would end the session; after 503 (busy) it tries again.
 * @see https://github.com/supabase/auth-js/blob/master/src/lib/fetch.ts
 */
async function inOwnTime(url: string, response: Response): Promise<Response> {
  const { ok, status } = response;
  if (status === 429 && url.includes('refresh_token')) return new Response(null, { status: 503 });
  if (!ok || !url.includes('/auth/v1/token')) return response;
  const { expires_at: _, ...session }: { expires_at?: unknown } = await response.json();
  return Response.json(session);
}

/** The whole Supabase client, with sign-in: loaded only for people who sign in. */
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
