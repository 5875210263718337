import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import type { Backend } from '#backend/types.ts';
import { rememberRows, type Reset } from './resettable.ts';

let backend: Backend | null = null;

function running(): Backend {
  if (backend === null) throw new Error('call useBackend() in this test file first');
  return backend;
}

async function answer(request: Request): Promise<Response> {
  try {
    return await running().fetch(request);
  } catch (error) {
    // The page has gone on and waits for nothing: to msw a thrown error is one of the handler's.
    if (request.signal.aborted) return HttpResponse.error();
    throw error;
  }
}

/** Routes the store's network to the embedded backend; `faults.ts` lays faults over it. */
export const network = setupServer(
  http.all(`${globalThis.location?.origin}/*`, ({ request }) => answer(request)),
);

/** The backend of this worker's test files, empty but for what the migrations fill in. */
let shared: Promise<{ backend: Backend; reset: Reset }> | null = null;

async function startShared() {
  const started = await createBackend();
  return { backend: started, reset: await rememberRows(started) };
}

/**
 * Gives a test file an embedded backend, reached at the page's own address. All files of a worker
 * share it, one after the other: each finds it as it was when it started.
 *
 * @returns the running backend; call it inside tests and hooks only
 */
export function useBackend(): () => Backend {
  beforeAll(async () => {
    shared ??= startShared();
    const { reset } = await shared;
    await reset();
    ({ backend } = await shared);
    network.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => network.resetHandlers());
  afterAll(async () => {
    // Files of one worker share the client: its clock would go on into the next one.
    const { auth } = (await import('#data/http/supabase.ts')).supabase;
    await auth.initialize();
    await auth.stopAutoRefresh();
    network.close();
    backend = null;
  });
  return running;
}
