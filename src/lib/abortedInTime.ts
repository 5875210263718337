/**
 * Returns a signal that aborts with `signal` or after `ms`. Some supported browsers have no `AbortSignal.any`
 * (https://developer.mozilla.org/docs/Web/API/AbortSignal/any_static).
 */
export function abortedInTime(ms: number, signal: AbortSignal | null | undefined): AbortSignal {
  const controller = new AbortController();
  for (const source of [AbortSignal.timeout(ms), signal]) {
    if (source?.aborted) controller.abort(source.reason);
    else source?.addEventListener('abort', () => controller.abort(source.reason), { once: true });
  }
  return controller.signal;
}
