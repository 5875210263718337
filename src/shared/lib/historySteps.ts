type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

const onPopState: Guard = (event) => guard?.(event);

/**
 * Listens to `popstate`. Call it before the router listens, because Chromium calls the listeners of
 * the window in the order of registration.
 */
export function watchHistorySteps(): void {
  addEventListener('popstate', onPopState);
}

/** Sets the function that gets each `popstate` before the router; `null` removes it. */
export function guardHistorySteps(next: Guard | null): void {
  guard = next;
}
