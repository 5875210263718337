import { useEffect, useRef, useState } from 'react';

/** Runs one task at a time; its signal is aborted by `cancel` and on unmount. */
export function useSingleRun() {
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  /** Does nothing while another task is in flight. */
  async function run(task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    // The second press of a double click may come before the button is rendered as busy.
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      await task(controller.signal);
    } finally {
      running.current = null;
      setBusy(false);
    }
  }

  return { isBusy, run, cancel: () => running.current?.abort() };
}
