import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const SAMPLE_MS = 250;

/** Memory of a page, in bytes; `null` where it is not available. */
export type TabMemory = {
  /** Highest sample of the memory of its scripts, without workers and pictures. */
  readonly peakHeap: number | null;
  /**
   * Of the whole process of its tab, workers and pictures included: before, at most since the
   * process began, at the end.
   */
  readonly resident: Readonly<Record<'start' | 'peak' | 'end', number>> | null;
};

/** A value that Linux reports of a process, in bytes. */
function linuxFigure(pid: number, key: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
}

/** The process of the page's tab: the renderer with the most memory. */
async function tabProcess(page: Page): Promise<number | null> {
  const browser = page.context().browser();
  if (process.platform !== 'linux' || browser === null) return null;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const [largest] = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => ({ id, bytes: linuxFigure(id, 'VmRSS') }))
    .toSorted((a, b) => b.bytes - a.bytes);
  return largest?.id ?? null;
}

/**
 * Measures during a task. The system records the resident peak of the process since its start,
 * including the loading of the page; the heap is sampled four times a second.
 */
export async function measureMemory(page: Page, work: () => Promise<void>): Promise<TabMemory> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const pid = await tabProcess(page).catch(() => null);
  const start = pid === null ? 0 : linuxFigure(pid, 'VmRSS');
  let peakHeap: number | null = null;
  const over = new AbortController();
  async function sample() {
    while (!over.signal.aborted) {
      const { metrics } = await session.send('Performance.getMetrics');
      const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value;
      if (heap !== undefined) peakHeap = Math.max(peakHeap ?? 0, heap);
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  }
  // After a crash of the tab the task reports the failure.
  const sampling = sample().catch(() => undefined);
  await work().finally(() => over.abort());
  await sampling;
  const resident =
    pid === null
      ? null
      : { start, peak: linuxFigure(pid, 'VmHWM'), end: linuxFigure(pid, 'VmRSS') };
  await session.detach();
  return { peakHeap, resident };
}
