import { inTime } from '#shared/lib/inTime.ts';

/**
 * The outcome of `work`, which is told to stop, and no longer waited for, after `timeoutMs`.
 *
 * @throws what `work` throws, or an Error when the time is up
 */
export async function giveUpAfter<T>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  try {
    return await inTime(work(controller.signal), timeoutMs);
  } finally {
    // Of no effect on work that has ended.
    controller.abort();
  }
}
