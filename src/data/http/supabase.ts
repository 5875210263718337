import { createClient } from '@supabase/supabase-js';
import { env } from '#config/env.ts';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { SESSION_KEY } from '#config/sessionKey.ts';
import type { Database } from './database.types.ts';
import { readableFailure } from './failedResponse.ts';

/** The whole client, with sign-in: loaded only for people who sign in. */
export const supabase = createClient<Database>(env.backendUrl, env.anonKey, {
  auth: { storageKey: SESSION_KEY, detectSessionInUrl: false },
  // The library has no timeout of its own.
  global: {
    fetch: async (input, init) =>
      readableFailure(
        await fetch(input, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }),
      ),
  },
});
