import type { Browser } from '@playwright/test';
import { medians, type Figures } from '../median.ts';
import { ROUTE_PATHS, routesOf, type Route, type Subject, type SubjectKey } from '../subjects.ts';
import { visit } from './browser.ts';
import { logTransfers, type Transfer } from './transfers.ts';

const QUIET_MS = 3_000;

const KINDS = ['js', 'css', 'html', 'json', 'pictures', 'other'] as const;
type Kind = (typeof KINDS)[number];

const KIND_PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  ['js', /javascript/],
  ['css', /css/],
  ['html', /html/],
  ['json', /json/],
  ['pictures', /^image\//],
];

type Bytes = Readonly<Record<Kind, number>>;

/** Compressed bytes of a route by kind, without headers. */
export type RouteBytes = {
  readonly subject: SubjectKey;
  readonly route: Route;
  readonly runs: readonly Bytes[];
  readonly median: Figures<Kind>;
};

function sumByKind(transfers: readonly Transfer[]): Bytes {
  const sums = { js: 0, css: 0, html: 0, json: 0, pictures: 0, other: 0 };
  for (const { mimeType, bodyBytes } of transfers) {
    const kind = KIND_PATTERNS.find(([, pattern]) => pattern.test(mimeType))?.[0] ?? 'other';
    sums[kind] += bodyBytes;
  }
  return sums;
}

/** What a first visit of each route transfers before anything is scrolled. */
export async function measureBytes(
  browser: Browser,
  subjects: readonly Subject[],
  routes: readonly Route[],
  runCount: number,
): Promise<readonly RouteBytes[]> {
  const results: RouteBytes[] = [];
  for (const subject of subjects) {
    for (const route of routesOf(subject, routes)) {
      const runs: Bytes[] = [];
      for (let run = 0; run < runCount; run++) {
        const bytes = await visit(browser, async (page) => {
          const log = await logTransfers(page);
          await page.goto(subject.origin + ROUTE_PATHS[route]);
          await log.quiet(QUIET_MS);
          return sumByKind(log.all());
        });
        runs.push(bytes);
      }
      results.push({ subject: subject.key, route, runs, median: medians(KINDS, runs) });
    }
  }
  return results;
}
