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

/** Kinds of failed reads that may succeed at a second attempt. */
const WORTH_A_RETRY: readonly DataErrorKind[] = ['network', 'unavailable', 'unknown'];
const RETRY_PAUSE_MS = 800;
/** Longest pause before a retry, in ms: if the backend asks for a longer one, the read is not retried. */
const LONGEST_PAUSE_MS = 10_000;
/** Time in ms that unused data stays in the cache, so that Back is instant. */
const KEPT_MS = 30 * 60_000;

/** Creates the cache of all reads. Reads are retried once, writes never. Failed reads of the store are logged. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // Reads of the back-office are not logged: its screens show the reason.
      onError: (error, { queryKey: [what] }) => {
        if (what !== 'staff') logError(`read: ${String(what)}`, error);
      },
    }),
    defaultOptions: {
      queries: {
        gcTime: KEPT_MS,
        // An offline read fails at once, so that the screen can show the failure.
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
