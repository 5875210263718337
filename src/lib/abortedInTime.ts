/**
 * Aborts with a signal, or after some time; `AbortSignal.any` is younger than the browsers served.
 *
 * @param signal `null`: time alone
 */
export function abortedInTime(ms: number, signal: AbortSignal | null | undefined): AbortSignal {
  const controller = new AbortController();
  for (const one of [AbortSignal.timeout(ms), signal]) {
    if (one?.aborted) controller.abort(one.reason);
    else one?.addEventListener('abort', () => controller.abort(one.reason), { once: true });
  }
  return controller.signal;
}
