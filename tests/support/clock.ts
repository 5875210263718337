import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Stops the clock of `setTimeout`; `pass` advances it. Only `settled` can wait while the clock stands:
 * `findBy…`, `waitFor` and user-event need timers themselves.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Waits for requests while the clock stands, until `check` throws no more. */
export async function settled(check: () => unknown): Promise<void> {
  const end = performance.now() + 120_000;
  for (;;) {
    await act(async () => {
      await new Promise(setImmediate);
      await vi.advanceTimersByTimeAsync(0);
    });
    try {
      check();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}
