import type { Browser } from '@playwright/test';
import { median } from '../median.ts';
import { pagesOf, ROUTE_PATHS, type BenchPage, type Route } from '../subjects.ts';
import type { Subject, SubjectKey } from '../subjects.ts';
import { visit } from './browser.ts';
import { logTransfers } from './transfers.ts';
import { watchPage } from './watchPage.ts';

const QUIET_MS = 2_000;
/** How many times slower the processor is. */
const RATES = [4, 1] as const;

/** Longest task of the main thread while a page loads, in ms; 0: none above 50 ms. */
export type LongestTask = {
  readonly subject: SubjectKey;
  readonly page: BenchPage;
  readonly cpuSlowdown: number;
  readonly runs: readonly number[];
  readonly median: number | null;
};

async function longestTask(browser: Browser, url: string, rate: number): Promise<number> {
  return visit(browser, async (page) => {
    await page.addInitScript(watchPage);
    const log = await logTransfers(page);
    await log.session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(url);
    await log.quiet(QUIET_MS);
    return page.evaluate(() => Math.max(0, ...(window.benchSeen?.longTasks ?? [])));
  });
}

export async function measureLongTasks(
  browser: Browser,
  subjects: readonly Subject[],
  routes: readonly Route[],
  runCount: number,
): Promise<readonly LongestTask[]> {
  const results: LongestTask[] = [];
  for (const subject of subjects) {
    for (const page of pagesOf(subject, routes)) {
      for (const cpuSlowdown of RATES) {
        const runs: number[] = [];
        for (let run = 0; run < runCount; run++) {
          runs.push(await longestTask(browser, subject.origin + ROUTE_PATHS[page], cpuSlowdown));
        }
        results.push({ subject: subject.key, page, cpuSlowdown, runs, median: median(runs) });
      }
    }
  }
  return results;
}
