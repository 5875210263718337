import { bench } from 'vitest';

/** Time that filling a large shop may take, in ms. */
export const FILL_MS = 600_000;

const OPTIONS = { time: 0, warmupIterations: 2, warmupTime: 0, throws: true };

/** Measures something that takes a while, so that a few times are enough. */
export function measure(name: string, work: () => Promise<unknown>, iterations = 10): void {
  bench(name, async () => void (await work()), { ...OPTIONS, iterations });
}
