import { bench } from 'vitest';

/** Time that filling a large shop may take, in ms. */
export const FILL_MS = 600_000;

/** Measures something that takes a while, so that a few times are enough. */
export function measure(name: string, work: () => Promise<unknown>, iterations = 10): void {
  bench(
    name,
    async () => {
      await work();
    },
    { iterations, time: 0, warmupIterations: 2, warmupTime: 0, throws: true },
  );
}
