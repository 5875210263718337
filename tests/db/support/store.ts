import type { SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '#backend/createBackend.ts';
import { beforeTests } from '#tests/beforeTests.ts';
import { resetBackend } from '#tests/resettable.ts';
import { clientOf, signedInClient } from '../../backend/support.ts';

/** Callers: an anonymous visitor, a signed-in user who is not staff, staff. */
export const ROLES = ['anon', 'stranger', 'staff'] as const;

export type Role = (typeof ROLES)[number];

/** A running backend with only the rows of the migrations, and a client for each role. */
export type Store = {
  readonly backend: Backend;
  /** Clients without types, because the tests use names of tables and columns that may be wrong. */
  readonly clients: Readonly<Record<Role, SupabaseClient>>;
};

/** Prepares a store for the tests of a file, which call it over HTTP like a hosted project. */
export function prepareStore(): Store {
  const store = beforeTests(async () => {
    const backend = await resetBackend();
    const clients = {
      anon: clientOf(backend),
      stranger: await signedInClient(backend, 'stranger@example.com', { staff: false }),
      staff: await signedInClient(backend, 'staff@example.com', { staff: true }),
    };
    return { backend, clients };
  });
  return {
    get backend() {
      return store().backend;
    },
    get clients() {
      return store().clients;
    },
  };
}
