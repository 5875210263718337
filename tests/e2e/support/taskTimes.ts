import type { Page } from '@playwright/test';

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in µs. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/**
 * Runs an action and returns how long the longest task of the page was, in ms of processor time: the
 * time that passes would also measure what else runs on the machine.
 */
export async function longestTask(page: Page, action: () => Promise<void>): Promise<number> {
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
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
