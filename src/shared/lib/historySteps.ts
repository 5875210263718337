type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

const onPopState: Guard = (event) => guard?.(event);

/**
 * Listens to steps through the history; to be called before the router listens. Chromium calls the
 * listeners of the window in the order in which they came, those of the capture phase as well.
 */
export function watchHistorySteps(): void {
  addEventListener('popstate', onPopState);
}

/** Has each step shown to `next` before anybody else hears of it; `null`: to nobody. */
export function guardHistorySteps(next: Guard | null): void {
  guard = next;
}
