import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '#backend/types.ts';

/** Origin of the backend in tests; never contacted. */
const ORIGIN = 'http://backend.test';

export const PASSWORD = 'correct horse battery staple';

/** Node 20 has no WebSocket, without which createClient throws; nothing here opens one. */
class NoSocket extends EventTarget {}

/** The real client, talking to the backend in process. */
export function clientOf(backend: Backend, key: string = backend.anonKey): SupabaseClient {
  return createClient(ORIGIN, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a client that never connects uses nothing of it
    realtime: { transport: NoSocket as unknown as typeof WebSocket },
  });
}

/** Creates a user and signs in with the real client. */
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

/** A request to the backend, as anybody without a key makes it. */
export function call(backend: Backend, path: string, init: RequestInit = {}): Promise<Response> {
  return backend.fetch(new Request(`${ORIGIN}${path}`, init));
}
