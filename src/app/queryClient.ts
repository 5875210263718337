import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { DataError, DataErrorKind } from '#data/http/DataError.ts';
import { logError } from '#lib/log.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: DataError;
    /** `failed`: the text that the error boundary of the reads shows when the first read fails. */
    queryMeta: { failed?: string };
  }
}

/** Failures that may succeed at a second attempt. */
const WORTH_A_RETRY: readonly DataErrorKind[] = ['network', 'unavailable', 'unknown'];
const RETRY_PAUSE_MS = 800;
/** A service that asks to wait longer than this, in ms, is not retried. */
const LONGEST_PAUSE_MS = 10_000;
/** Unused data stays in the cache this long, in ms, so that Back is instant. */
const KEPT_MS = 30 * 60_000;

/** Creates the cache of all reads. Reads are retried once, writes never; a failed read is logged once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // Screens of staff show the reason themselves.
      onError: (error, { queryKey: [what] }) => {
        if (what !== 'staff') logError(`read: ${String(what)}`, error);
      },
    }),
    defaultOptions: {
      queries: {
        gcTime: KEPT_MS,
        // An offline read fails at once, so that its screen can say so.
        networkMode: 'always',
        retry: (failures, { kind, retryAfterMs }) =>
          failures < 1 &&
          (retryAfterMs === null ? WORTH_A_RETRY.includes(kind) : retryAfterMs <= LONGEST_PAUSE_MS),
        retryDelay: (_failures, { retryAfterMs }) => retryAfterMs ?? RETRY_PAUSE_MS,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
