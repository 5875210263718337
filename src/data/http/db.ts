import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '#config/env.ts';
import { REQUEST_TIMEOUT_MS } from '#config/limits.ts';
import { abortedInTime } from '#lib/abortedInTime.ts';
import type { Database } from './database.types.ts';
import { readableFailure } from './failedResponse.ts';

async function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const early = takeEarlyResponse(input instanceof Request ? input.url : String(input));
  if (early !== null) {
    const response = await early.catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'TimeoutError') throw error;
      return null; // After a network failure the request is sent again below, without the pause of a retry.
    });
    if (response !== null) return response;
  }
  return fetch(input, { ...init, signal: abortedInTime(REQUEST_TIMEOUT_MS, init?.signal) });
}

/**
 * Client of the store's tables. `retry` is off because TanStack Query retries: if both did, an error
 * would be shown only after seven seconds.
 */
export const db = new PostgrestClient<Database>(`${env.backendUrl}/rest/v1`, {
  headers: { apikey: env.anonKey },
  fetch: async (input, init) => readableFailure(await fetchInTime(input, init)),
  retry: false,
});

declare global {
  interface Window {
    /** Responses that the document's head has requested, by full URL; see `scripts/vite/documents/headScript.js`. */
    earlyResponses?: Record<string, Promise<Response>>;
  }
}

/** Returns the response that the document's head has requested, but only once; `null`: there is none. */
function takeEarlyResponse(url: string): Promise<Response> | null {
  const early = globalThis.window?.earlyResponses;
  const response = early?.[url];
  if (early === undefined || response === undefined) return null;
  delete early[url];
  return response;
}
