import { inTime } from '#shared/lib/inTime.ts';

/**
 * The result of `work`; after `timeoutMs` its signal is aborted.
 *
 * @throws what `work` throws, or an Error after the timeout
 */
export async function withTimeout<T>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  try {
    return await inTime(work(controller.signal), timeoutMs);
  } finally {
    // Has no effect on work that has ended.
    controller.abort();
  }
}
