import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import type { Backend } from '#backend/types.ts';
import { NoWebSocket } from './noWebSocket.ts';

/** Address that the clients are given; nothing leaves the process. */
export const STORE_URL = 'http://store.test';

/** Who calls: nobody known, a signed-in user who is not staff, staff. */
export const ROLES = ['anon', 'stranger', 'staff'] as const;

/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];

/** A running backend with the migrations only, and a client for each role. */
export type Store = {
  readonly backend: Backend;
  /** Untyped on purpose: the tests go over tables and columns by name, right and wrong ones. */
  readonly clients: Readonly<Record<Role, SupabaseClient>>;
};

/** Password of the users of the store. */
export const PASSWORD = 'una-clave-larga';

/** A store for the tests of this file, which call it over HTTP as a hosted project. */
export function prepareStore(): Store {
  let store: Store | null = null;

  beforeAll(async () => {
    const backend = await createBackend();
    store = {
      backend,
      clients: {
        anon: newClient(backend),
        stranger: await signedIn(backend, 'stranger'),
        staff: await signedIn(backend, 'staff'),
      },
    };
  });
  afterAll(() => store?.backend.close());

  function open(): Store {
    if (store === null) throw new Error('The store is there in tests only');
    return store;
  }
  return {
    get backend() {
      return open().backend;
    },
    get clients() {
      return open().clients;
    },
  };
}

/** A client that nobody has signed in with. */
export function newClient(backend: Backend): SupabaseClient {
  return createClient(STORE_URL, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    realtime: { transport: NoWebSocket },
  });
}

async function signedIn(backend: Backend, role: 'stranger' | 'staff'): Promise<SupabaseClient> {
  const email = `${role}@example.com`;
  await backend.createUser({ email, password: PASSWORD, staff: role === 'staff' });
  const client = newClient(backend);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error !== null) throw error;
  return client;
}
