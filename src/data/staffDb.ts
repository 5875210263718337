import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '#config/env.ts';
import type { Database } from './database.types.ts';
import { keepRetryAfter } from './retryAfter.ts';
import { staffFetch } from './staffFetch.ts';

/**
 * The tables for those who are signed in: every request carries their token, renewed when it has
 * run out. With nobody signed in nothing is asked; the answer is a `DataError` 'signedOut'.
 */
export const staffDb = new PostgrestClient<Database>(`${env.backendUrl}/rest/v1`, {
  headers: { apikey: env.anonKey },
  fetch: async (input, init) => keepRetryAfter(await staffFetch(input, init)),
  retry: false,
});
