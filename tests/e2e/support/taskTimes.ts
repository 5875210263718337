import type { Page } from '@playwright/test';

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in µs. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** What the fixed work takes, in ms, on two cores of a server of 2026 that does nothing else. */
const USUAL_MS = 5.4;

/** How many times longer than usual a fixed piece of work takes in the page now; at least 1. */
async function slowness(page: Page): Promise<number> {
  const fastest = await page.evaluate(() => {
    const times = Array.from({ length: 9 }, () => {
      const start = performance.now();
      const rows = Array.from({ length: 20_000 }, (_, id) => ({
        id,
        text: `row ${(id * 7919) % 20_000}`,
      }));
      rows.sort((a, b) => (a.text < b.text ? -1 : 1));
      return performance.now() - start;
    });
    // The first ones run before the browser has compiled them.
    return Math.min(...times);
  });
  return Math.max(1, fastest / USUAL_MS);
}

/**
 * Runs an action and returns how long the longest task of the page was, in ms of processor time: the
 * time that passes would also measure what else runs on the machine. Where neighbours of a shared
 * processor slow it down, it counts as much less as a fixed piece of work takes longer.
 */
export async function longestTask(page: Page, action: () => Promise<void>): Promise<number> {
  const before = await slowness(page);
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the protocol types events as any object
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel'] } });
  await action();
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  await session.detach();
  const isMain = ({ pid, tid }: TraceEvent) =>
    events.some(
      (named) =>
        named.name === 'thread_name' &&
        named.args?.name === 'CrRendererMain' &&
        named.pid === pid &&
        named.tid === tid,
    );
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && isMain(event));
  if (tasks.length === 0) throw new Error('the trace has no tasks of the page');
  const longest = Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
  return longest / Math.max(before, await slowness(page));
}
