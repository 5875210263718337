import { createClient } from '@supabase/supabase-js';
import { env } from '#config/env.ts';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { SESSION_KEY } from '#config/sessionKey.ts';
import type { Database } from './database.types.ts';

/** The whole client, with sign-in: imported late, only for those who are or get signed in. */
export const supabase = createClient<Database>(env.backendUrl, env.anonKey, {
  auth: { storageKey: SESSION_KEY, detectSessionInUrl: false },
  // By itself the library waits for ever, and with it whoever renews a sign-in on the way.
  global: {
    fetch: (input, init) =>
      fetch(input, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }),
  },
});
