import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Backend } from '#backend/createBackend.ts';
import { SESSION_KEY } from '#config/sessionKey.ts';
import { resetBackend } from './resettable.ts';

let backend: Backend | null = null;

function running(): Backend {
  if (backend === null) throw new Error('call useBackend() in this test file first');
  return backend;
}

async function respond(request: Request): Promise<Response> {
  try {
    return await running().fetch(request);
  } catch (error) {
    // The page aborted the request: if the error were thrown, msw would report it as an error of this handler.
    if (request.signal.aborted) return HttpResponse.error();
    throw error;
  }
}

/** Mock server of the tests: passes the store's requests to the embedded backend; `faults.ts` adds faults. */
export const network = setupServer(
  http.all(`${globalThis.location?.origin}/*`, ({ request }) => respond(request)),
);

/**
 * Gives a test file the shared backend, at the page's own origin.
 *
 * @param rows SQL that runs once, before the tests
 * @returns the running backend; call it inside tests and hooks only
 */
export function useBackend(rows?: string): () => Backend {
  beforeAll(async () => {
    backend = await resetBackend();
    network.listen({ onUnhandledRequest: 'error' });
    if (rows !== undefined) await backend.sql(rows);
  });
  afterEach(() => network.resetHandlers());
  afterAll(async () => {
    // The test files of a worker share the client: its refresh timer would go on in the next file.
    const { auth } = (await import('#data/http/supabase.ts')).supabase;
    await auth.initialize();
    await auth.stopAutoRefresh();
    network.close();
    backend = null;
  });
  return running;
}

/** A session as the sign-in service returns it and the browser stores it. */
export type StoredSession = { readonly access_token: string };

export async function signIn(
  backend: Backend,
  email: string,
  { staff = false } = {},
): Promise<StoredSession> {
  const password = 'correct horse battery staple';
  await backend.createUser({ email, password, staff });
  const response = await backend.fetch(
    new Request(`${location.origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  );
  if (!response.ok) throw new Error(`sign-in: ${await response.text()}`);
  return response.json();
}

export function keepSession(session: StoredSession): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
}

/** SQL that empties the catalogue, except for the rows of the migrations. Runs no triggers, to be quick. */
export const NO_ROWS = `
  set local session_replication_role = replica;
  delete from public.banners; delete from public.images; delete from public.inventario;
  delete from public.producto; delete from public.subfamilia; delete from public.familia;
  delete from public.color; delete from public.talla;
  delete from public.bodega where id > 1; delete from public.iva where id <> 1;
  set local session_replication_role = origin;
`;
