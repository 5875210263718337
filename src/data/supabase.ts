import { createClient } from '@supabase/supabase-js';
import { env } from '../config/env.ts';
import { SESSION_KEY } from '../config/sessionKey.ts';
import type { Database } from './database.types.ts';

/** The whole client, with sign-in: imported late, only for those who are or get signed in. */
export const supabase = createClient<Database>(env.backendUrl, env.anonKey, {
  auth: { storageKey: SESSION_KEY, detectSessionInUrl: false },
});
