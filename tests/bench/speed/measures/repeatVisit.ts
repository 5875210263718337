import type { Browser } from '@playwright/test';
import { medians, type Figures } from '../median.ts';
import { ROUTE_PATHS, type Subject, type SubjectKey } from '../subjects.ts';
import { visit } from './browser.ts';
import { logTransfers } from './transfers.ts';
import { watchPage } from './watchPage.ts';

const QUIET_MS = 3_000;
/** A slow mobile line: 1.6 Mbit/s in bytes per second, 150 ms. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;
const CPU_SLOWDOWN = 4;

const VALUES = ['fcp', 'lcp', 'bytes'] as const;
/** Times in ms; bytes with headers. */
type Values = Figures<(typeof VALUES)[number]>;

/** The second visit of the catalogue, with what the browser has kept of the first. */
export type RepeatVisit = {
  readonly subject: SubjectKey;
  readonly runs: readonly Values[];
  readonly median: Values;
};

function visitAgain(browser: Browser, url: string): Promise<Values> {
  return visit(browser, async (first) => {
    const firstLog = await logTransfers(first);
    await first.goto(url);
    await firstLog.quiet(QUIET_MS);
    await first.close();
    const page = await first.context().newPage();
    await page.addInitScript(watchPage);
    const { session, quiet, all } = await logTransfers(page);
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url);
    await quiet(QUIET_MS);
    const seen = await page.evaluate(() => window.benchSeen);
    const bytes = all().reduce((sum, { networkBytes }) => sum + networkBytes, 0);
    return { fcp: seen?.fcp ?? null, lcp: seen?.lcp ?? null, bytes };
  });
}

export async function measureRepeatVisits(
  browser: Browser,
  subjects: readonly Subject[],
  runCount: number,
): Promise<readonly RepeatVisit[]> {
  const results: RepeatVisit[] = [];
  for (const subject of subjects) {
    const runs: Values[] = [];
    for (let run = 0; run < runCount; run++) {
      runs.push(await visitAgain(browser, subject.origin + ROUTE_PATHS.catalogue));
    }
    results.push({ subject: subject.key, runs, median: medians(VALUES, runs) });
  }
  return results;
}
