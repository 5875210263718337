import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { createBackend } from '#backend/createBackend.ts';
import type { Backend } from '#backend/types.ts';
import { CHROMIUM_HELP, ensureChromium } from '../../scripts/support/chromium.mjs';
import { ROOT } from '../../scripts/support/run.mjs';
import { buildStore, copyWithoutScripts, OWN_ORIGIN } from './builds.ts';
import { createCleanUp, type CleanUp } from './cleanUp.ts';
import { openBrowser, visit } from './measures/browser.ts';
import { INTERACTIONS, measureInteractions } from './measures/interactions.ts';
import { LIGHTHOUSE, measureWithLighthouse } from './measures/lighthouse.ts';
import { logTransfers } from './measures/transfers.ts';
import { measureScale } from './scale/measureScale.ts';
import { backendAnswers, withBackend } from './serve/backendAnswers.ts';
import { listen } from './serve/listen.ts';
import { loadStaticFiles } from './serve/staticFiles.ts';
import { PAGE_PATHS, PAGES, SUBJECT_LABELS, SUBJECTS, type Subject } from './subjects.ts';
import { figure, kilobytes, table } from './table.ts';

const JSON_FILE = join(ROOT, 'node_modules', '.cache', 'bench-speed.json');
const SECTIONS = ['lighthouse', 'interactions', 'scale'] as const;
/** Values per median without `--runs`. */
const RUNS = 3;
const WARM_UP_QUIET_MS = 1_000;

const USAGE = `npm run bench:speed -- [options]

  --only ${SECTIONS.join(',')}   the parts to measure; scale builds a shop of 5000 subfamilias
  --runs N   values per median, instead of ${RUNS}`;

/** Builds what is measured and serves each at an origin of its own, so that no cache is shared. */
async function openSites(backend: Backend, dir: string, cleanUp: CleanUp): Promise<Subject[]> {
  const answers = backendAnswers(backend);
  const data = await listen(cleanUp);
  data.serve(answers);
  const withData = { ...OWN_ORIGIN, PRERENDER_BACKEND_URL: data.origin };
  const folder = (key: string) => join(dir, key);
  const subjects: Subject[] = [];
  for (const key of SUBJECTS) {
    console.log(`  building: ${SUBJECT_LABELS[key]}`);
    if (key === 'html') await copyWithoutScripts(folder('ours'), folder(key));
    else await buildStore(folder(key), key === 'ours' ? withData : OWN_ORIGIN, cleanUp.stopped);
    const server = await listen(cleanUp);
    server.serve(withBackend(await loadStaticFiles(folder(key)), answers));
    subjects.push({ key, origin: server.origin });
  }
  return subjects;
}

/** So that no measured visit waits for pictures that are resized for the first time. */
async function warmUp(browser: Browser, subjects: readonly Subject[]): Promise<void> {
  for (const { origin } of subjects) {
    for (const page of PAGES) {
      await visit(browser, async (tab) => {
        const log = await logTransfers(tab);
        await tab.goto(origin + PAGE_PATHS[page]);
        await log.quiet(WARM_UP_QUIET_MS);
      });
    }
  }
}

async function bench(
  only: readonly string[],
  runs: number,
  executablePath: string,
  cleanUp: CleanUp,
): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-speed-'));
  cleanUp.add(() => rmSync(dir, { recursive: true, force: true }));
  const browser = await openBrowser(executablePath);
  cleanUp.add(() => browser.close());
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Chromium ${browser.version()}`);
  const results: Record<string, unknown> = { date: new Date().toISOString() };
  const keep = (key: string, values: unknown, shown: string) => {
    results[key] = values;
    mkdirSync(dirname(JSON_FILE), { recursive: true });
    // After each section, so that a failure of a later one loses nothing.
    writeFileSync(JSON_FILE, `${JSON.stringify(results, null, 2)}\n`);
    console.log(`\n${shown}\n`);
  };

  if (only.some((section) => section !== 'scale')) {
    const backend = await createBackend({ dataDir: join(dir, 'backend'), demo: true });
    cleanUp.add(() => backend.close());
    const subjects = await openSites(backend, dir, cleanUp);
    await warmUp(browser, subjects);
    if (only.includes('lighthouse')) {
      const values = await measureWithLighthouse(subjects, runs, executablePath, cleanUp.stopped);
      const rows = values.map(({ page, mode, subject, median }) => [
        page,
        mode,
        SUBJECT_LABELS[subject],
        ...[median.score, median.fcp, median.lcp, median.tbt].map((value) => figure(value)),
        figure(median.cls, 3),
        kilobytes(median.totalBytes),
        kilobytes(median.jsBytes),
      ]);
      const head = ['Page', 'Throttling', 'Subject', 'Score', 'FCP', 'LCP', 'TBT', 'CLS'];
      keep(
        'lighthouse',
        values,
        `Lighthouse ${LIGHTHOUSE}, mobile; ms\n\n${table([...head, 'kB', 'JS kB'], rows)}`,
      );
    }
    if (only.includes('interactions')) {
      const stores = subjects.filter(({ key }) => key !== 'html');
      const values = await measureInteractions(browser, stores, runs);
      const rows = values.map(({ subject, median }) => [
        SUBJECT_LABELS[subject],
        ...INTERACTIONS.map((name) => figure(median[name], 0, '<16')),
        figure(median.heading),
      ]);
      const head = ['Subject', ...INTERACTIONS, 'open to name'];
      const title = 'Longest event of each interaction at 4x CPU slowdown, in ms';
      keep('interactions', values, `${title}\n\n${table(head, rows)}`);
    }
  }
  if (only.includes('scale')) {
    const { values, shown } = await measureScale(browser, runs, { dir, cleanUp });
    keep('scale', values, shown);
  }
  console.log(`Every value: ${JSON_FILE}`);
}

/**
 * Measures the built store beside its own documents without scripts, and prints tables of medians.
 *
 * @param args of the command line
 * @returns the exit code
 */
export async function speedBench(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: SECTIONS.join(',') },
      runs: { type: 'string', default: String(RUNS) },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const chromium = await ensureChromium();
  if (chromium === null) {
    console.error(CHROMIUM_HELP);
    return 1;
  }
  const cleanUp = createCleanUp();
  try {
    await bench(values.only.split(','), Number(values.runs), chromium, cleanUp);
    return 0;
  } catch (error) {
    if (!cleanUp.stopped.aborted) console.error(error);
    return 1;
  } finally {
    await cleanUp.run();
  }
}
