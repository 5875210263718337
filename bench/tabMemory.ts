import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/**
 * Memory of the whole process of a tab in bytes, workers and pictures included: before, at most since
 * the process began, at the end.
 */
type TabMemory = Readonly<Record<'start' | 'peak' | 'end', number>>;

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
 * Measures during a task; `null` where the system does not tell. The peak is that of the process since
 * its start, including the loading of the page.
 */
export async function measureMemory(
  page: Page,
  work: () => Promise<void>,
): Promise<TabMemory | null> {
  const pid = await tabProcess(page).catch(() => null);
  const start = pid === null ? 0 : linuxFigure(pid, 'VmRSS');
  await work();
  if (pid === null) return null;
  return { start, peak: linuxFigure(pid, 'VmHWM'), end: linuxFigure(pid, 'VmRSS') };
}
