import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '#backend/createBackend.ts';
import { beforeTests } from '#tests/beforeTests.ts';
import { resetBackend } from '#tests/resettable.ts';

/**
 * Gives a test file the shared backend. A file that creates tables must drop them.
 *
 * @returns the running backend; call it inside tests and hooks only
 */
export const useBackend = () => beforeTests(resetBackend);

/** Origin of the backend in tests; never contacted. */
const ORIGIN = 'http://backend.test';

export const PASSWORD = 'correct horse battery staple';

/** Stand-in for WebSocket: Node 20 has none, so createClient would throw. No test opens one. */
class NoSocket extends EventTarget {}

export function clientOf(backend: Backend, key: string = backend.anonKey): SupabaseClient {
  return createClient(ORIGIN, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a client that never connects does not use it
    realtime: { transport: NoSocket as unknown as typeof WebSocket },
  });
}

export async function signedInClient(
  backend: Backend,
  email: string,
  { staff }: { staff: boolean },
): Promise<SupabaseClient> {
  await backend.createUser({ email, password: PASSWORD, staff });
  const client = clientOf(backend);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

export function call(backend: Backend, path: string, init: RequestInit = {}): Promise<Response> {
  return backend.fetch(new Request(`${ORIGIN}${path}`, init));
}
