import { QueryClient } from '@tanstack/react-query';
import type { DataError, DataErrorKind } from '#data/http/DataError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: DataError;
  }
}

/** Failures that a second attempt may cure; the others have been answered for good. */
const WORTH_A_RETRY: readonly DataErrorKind[] = ['network', 'unknown'];
const RETRY_PAUSE_MS = 800;
/** A busy service that asks to wait longer is not asked again: its failure shows at once. */
const LONGEST_PAUSE_MS = 10_000;
/** What was read stays in memory this long after its screen has gone, so that Back is instant. */
const KEPT_MS = 30 * 60_000;

/** The cache of everything read from the backend. Reads are tried twice, writes once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: KEPT_MS,
        // Without a connection a read fails at once and its screen says so, instead of waiting.
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
