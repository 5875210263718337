import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createBackend } from '../../supabase/local/createBackend.ts';
import type { Backend } from '../../supabase/local/types.ts';

let backend: Backend | null = null;

function running(): Backend {
  if (backend === null) throw new Error('call useBackend() in this test file first');
  return backend;
}

/** Routes the store's network to the embedded backend; `faults.ts` lays faults over it. */
export const network = setupServer(
  http.all(`${globalThis.location?.origin}/*`, ({ request }) => running().fetch(request)),
);

/**
 * Gives a test file its own embedded backend, in memory, reached at the page's own address.
 *
 * @param options.demo fill it with the demo shop (without its pictures)
 * @returns the running backend; call it inside tests and hooks only
 */
export function useBackend({ demo = true }: { demo?: boolean } = {}): () => Backend {
  beforeAll(async () => {
    backend = await createBackend(demo ? { demo: 'rows' } : {});
    network.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => network.resetHandlers());
  afterAll(async () => {
    network.close();
    await backend?.close();
    backend = null;
  });
  return running;
}
