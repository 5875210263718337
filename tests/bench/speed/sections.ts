import type { Browser } from '@playwright/test';
import { measureBytes } from './measures/bytes.ts';
import { visit, type BrowserStart } from './measures/browser.ts';
import { measureInteractions } from './measures/interactions.ts';
import { ensureLighthouse, measureWithLighthouse } from './measures/lighthouse.ts';
import { measureLongTasks } from './measures/longTasks.ts';
import { measureRepeatVisits } from './measures/repeatVisit.ts';
import { logTransfers } from './measures/transfers.ts';
import type { CleanUp } from './cleanUp.ts';
import type { Options, Section } from './options.ts';
import { measureScale } from './scale/measureScale.ts';
import { isOneOrigin, isStore, pagesOf, ROUTE_PATHS, type Subject } from './subjects.ts';
import {
  bytesTable,
  interactionTable,
  lighthouseTable,
  longTaskTable,
  repeatTable,
  scaleTables,
} from './tables.ts';

/** Values per median of Lighthouse, whose figures vary most. */
const LIGHTHOUSE_RUNS = 5;
const OTHER_RUNS = 3;
const WARM_UP_QUIET_MS = 1_000;

export type SectionContext = {
  readonly browser: Browser;
  readonly start: BrowserStart;
  readonly subjects: readonly Subject[];
  readonly options: Options;
  /** Folder for everything that is built. */
  readonly dir: string;
  readonly cleanUp: CleanUp;
  readonly save: (results: Readonly<Record<string, unknown>>) => void;
};

/** So that no measured visit waits for pictures that are resized for the first time. */
async function warmUp({ browser, subjects, options }: SectionContext): Promise<void> {
  for (const subject of subjects) {
    for (const page of pagesOf(subject, options.routes)) {
      await visit(browser, async (tab) => {
        const log = await logTransfers(tab);
        await tab.goto(subject.origin + ROUTE_PATHS[page]);
        await log.quiet(WARM_UP_QUIET_MS);
      });
    }
  }
}

/**
 * Runs the sections that are wanted and prints their tables. A section that fails does not stop the
 * others.
 *
 * @returns whether none failed
 */
export async function runSections(context: SectionContext): Promise<boolean> {
  const { browser, start, subjects, options, dir, cleanUp, save } = context;
  const { stopped } = cleanUp;
  const { routes } = options;
  const runs = options.runs ?? OTHER_RUNS;
  const results: Record<string, unknown> = {};
  let hasFailed = false;

  async function section(name: Section, work: () => Promise<void>): Promise<void> {
    if (options.skipped.includes(name)) return;
    try {
      await work();
      save(results);
    } catch (error) {
      stopped.throwIfAborted();
      console.error(`\nThe section "${name}" has failed:`, error);
      hasFailed = true;
    }
  }

  function keep<T>(
    key: string,
    title: string,
    values: readonly T[],
    show: (values: readonly T[]) => string,
  ) {
    results[key] = values;
    if (values.length > 0) console.log(`\n${title}\n\n${show(values)}`);
  }

  const hasCatalogue = routes.includes('catalogue');
  const stores = subjects.filter((subject) => isStore(subject) && isOneOrigin(subject));
  await warmUp(context);
  await section('lighthouse', async () => {
    console.log('Lighthouse:');
    const settings = { start, stopped };
    await ensureLighthouse(settings);
    const runsOf = (subject: Subject) =>
      options.runs ?? (isOneOrigin(subject) ? LIGHTHOUSE_RUNS : OTHER_RUNS);
    const values = await measureWithLighthouse(subjects, routes, runsOf, settings);
    keep('lighthouse', 'Lighthouse, mobile; times in ms', values, lighthouseTable);
  });
  await section('bytes', async () => {
    const sites = subjects.filter(isOneOrigin);
    const values = await measureBytes(browser, sites, routes, runs);
    keep('bytes', 'Bytes of a first visit before scrolling, in kB of brotli', values, bytesTable);
  });
  await section('inp', async () => {
    const values = hasCatalogue ? await measureInteractions(browser, stores, runs) : [];
    const title = 'Longest event of each interaction at 4x CPU slowdown, in ms';
    keep('interactions', title, values, interactionTable);
    const tasks = await measureLongTasks(browser, stores, routes, runs);
    keep('longTasks', 'Longest task while a page loads, in ms', tasks, longTaskTable);
  });
  await section('repeat', async () => {
    const values = hasCatalogue ? await measureRepeatVisits(browser, subjects, runs) : [];
    const title = 'Second visit of the catalogue, 1.6 Mbit/s, 150 ms, 4x CPU slowdown';
    keep('repeatVisits', title, values, repeatTable);
  });
  await section('scale', async () => {
    const values = await measureScale(browser, runs, { dir, cleanUp });
    keep('scale', 'A shop of 5000 subfamilias', [values], scaleTables);
  });
  return !hasFailed;
}
