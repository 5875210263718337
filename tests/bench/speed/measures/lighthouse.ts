import { ROOT } from '../../../../scripts/support/run.mjs';
import { medians, type Figures } from '../median.ts';
import { runProgram } from '../program.ts';
import { pagesOf, ROUTE_PATHS, SUBJECT_LABELS } from '../subjects.ts';
import type { BenchPage, Route, Subject, SubjectKey } from '../subjects.ts';
import type { BrowserStart } from './browser.ts';

/** The last version that runs on Node 20. */
export const LIGHTHOUSE = '12.8.2';

/** How the slow phone is made: computed from a fast load, or by slowing the browser down. */
const MODES = { simulated: 'simulate', applied: 'devtools' } as const;
type Mode = keyof typeof MODES;

const VALUES = ['score', 'fcp', 'lcp', 'tbt', 'cls', 'si', 'totalBytes', 'jsBytes'] as const;

/** Score of 100, times in ms, bytes with headers; `benchmarkIndex` is the speed of the machine. */
type LighthouseRun = Figures<(typeof VALUES)[number] | 'benchmarkIndex'>;

export type LighthouseResult = {
  readonly subject: SubjectKey;
  readonly page: BenchPage;
  readonly mode: Mode;
  readonly runs: readonly LighthouseRun[];
  readonly median: LighthouseRun;
};

export type LighthouseSettings = {
  readonly start: BrowserStart;
  readonly stopped: AbortSignal;
};

/** The parts of Lighthouse's report that are read. */
type Report = {
  readonly runtimeError?: { readonly message: string };
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number;
        readonly details?: { readonly items?: readonly NetworkItem[] };
      }
    >
  >;
};
type NetworkItem = { readonly mimeType?: string; readonly transferSize?: number };

function readReport({ audits, categories, environment }: Report): LighthouseRun {
  const value = (audit: string) => audits[audit]?.numericValue ?? null;
  const items = audits['network-requests']?.details?.items ?? [];
  const bytesOf = (chosen: readonly NetworkItem[]) =>
    chosen.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
  const { score } = categories.performance;
  return {
    score: score === null ? null : Math.round(score * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    si: value('speed-index'),
    totalBytes: bytesOf(items),
    jsBytes: bytesOf(items.filter(({ mimeType }) => mimeType?.includes('javascript'))),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

function lighthouse(args: readonly string[], { start, stopped }: LighthouseSettings) {
  // Windows cannot start npm without a shell, but npm tells its script.
  const npm = process.env['npm_execpath'];
  const exec = ['exec', '--yes', '--prefer-offline', `--package=lighthouse@${LIGHTHOUSE}`, '--'];
  const env = { ...process.env, CHROME_PATH: start.executablePath };
  return runProgram(
    npm ? process.execPath : 'npm',
    [...(npm ? [npm] : []), ...exec, 'lighthouse', ...args],
    { cwd: ROOT, env, stopped },
  );
}

/** Loads Lighthouse when it is not in npm's cache. @throws Error when that fails */
export async function ensureLighthouse(settings: LighthouseSettings): Promise<void> {
  const { code, stderr } = await lighthouse(['--version'], settings);
  if (code !== 0) throw new Error(`Lighthouse ${LIGHTHOUSE} could not be loaded:\n${stderr}`);
}

async function runOnce(
  url: string,
  mode: Mode,
  settings: LighthouseSettings,
): Promise<LighthouseRun> {
  // One argument, which Lighthouse splits at blanks outside quotes.
  const flags = ['--headless=new', ...settings.start.flags].map((flag) =>
    flag.includes(' ') ? flag.replace(/=(.*)$/, "='$1'") : flag,
  );
  const { code, stdout, stderr } = await lighthouse(
    [
      url,
      '--quiet',
      '--no-enable-error-reporting',
      '--only-categories=performance',
      `--throttling-method=${MODES[mode]}`,
      '--output=json',
      '--output-path=stdout',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    settings,
  );
  if (code !== 0) throw new Error(stderr.trim());
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return readReport(report);
}

/** A second try, because a browser sometimes does not start. @throws Error of the second */
async function runTwice(url: string, mode: Mode, settings: LighthouseSettings) {
  return runOnce(url, mode, settings).catch((error: unknown) => {
    settings.stopped.throwIfAborted();
    console.log(`    once more, because of: ${String(error)}`);
    return runOnce(url, mode, settings);
  });
}

/**
 * Lighthouse's performance of each page as a phone. The subjects take turns, so that a busy time of
 * the machine is shared.
 */
export async function measureWithLighthouse(
  subjects: readonly Subject[],
  routes: readonly Route[],
  runsOf: (subject: Subject) => number,
  settings: LighthouseSettings,
): Promise<readonly LighthouseResult[]> {
  const cases = subjects.flatMap((subject) =>
    pagesOf(subject, routes).flatMap((page) =>
      (['simulated', 'applied'] as const).map((mode) => {
        const runs: LighthouseRun[] = [];
        return { subject, page, mode, runs };
      }),
    ),
  );
  const count = cases.reduce((sum, { subject }) => sum + runsOf(subject), 0);
  let done = 0;
  for (let round = 0; done < count; round++) {
    for (const { subject, page, mode, runs } of cases) {
      if (round >= runsOf(subject)) continue;
      const run = await runTwice(subject.origin + ROUTE_PATHS[page], mode, settings);
      runs.push(run);
      done += 1;
      const label = `${SUBJECT_LABELS[subject.key]}, ${page}, ${mode}`;
      console.log(`  ${done}/${count} ${label}: ${run.score ?? 'no score'}`);
    }
  }
  return cases.map(({ subject, page, mode, runs }) => ({
    subject: subject.key,
    page,
    mode,
    runs,
    median: medians([...VALUES, 'benchmarkIndex'], runs),
  }));
}
