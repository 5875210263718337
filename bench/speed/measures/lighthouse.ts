import { CHROMIUM_FLAGS } from '../../../scripts/support/chromium.mjs';
import { ROOT } from '../../../scripts/support/run.mjs';
import { medians, type Figures } from '../median.ts';
import { runProgram } from '../program.ts';
import { PAGE_PATHS, PAGES, SUBJECT_LABELS } from '../subjects.ts';
import type { BenchPage, Subject, SubjectKey } from '../subjects.ts';

/** The last version that runs on Node 20. */
export const LIGHTHOUSE = '12.8.2';

/** How the slow phone is made: computed from a fast load, or by slowing the browser down. */
const MODES = { simulated: 'simulate', applied: 'devtools' } as const;
type Mode = keyof typeof MODES;

const VALUES = ['score', 'fcp', 'lcp', 'tbt', 'cls', 'totalBytes', 'jsBytes'] as const;

/** Score of 100, times in ms, bytes with headers. */
type LighthouseRun = Figures<(typeof VALUES)[number]>;

export type LighthouseResult = {
  readonly subject: SubjectKey;
  readonly page: BenchPage;
  readonly mode: Mode;
  readonly runs: readonly LighthouseRun[];
  readonly median: LighthouseRun;
};

type Settings = { readonly executablePath: string; readonly stopped: AbortSignal };

/** The parts of Lighthouse's report that are read. */
type Report = {
  readonly runtimeError?: { readonly message: string };
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

function readReport({ audits, categories }: Report): LighthouseRun {
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
    totalBytes: bytesOf(items),
    jsBytes: bytesOf(items.filter(({ mimeType }) => mimeType?.includes('javascript'))),
  };
}

function lighthouse(args: readonly string[], { executablePath, stopped }: Settings) {
  // Windows cannot start npm without a shell, but npm tells its script.
  const npm = process.env['npm_execpath'];
  const exec = ['exec', '--yes', '--prefer-offline', `--package=lighthouse@${LIGHTHOUSE}`, '--'];
  const env = { ...process.env, CHROME_PATH: executablePath };
  return runProgram(
    npm ? process.execPath : 'npm',
    [...(npm ? [npm] : []), ...exec, 'lighthouse', ...args],
    { cwd: ROOT, env, stopped },
  );
}

async function runOnce(url: string, mode: Mode, settings: Settings): Promise<LighthouseRun> {
  // One argument, which Lighthouse splits at blanks outside quotes.
  const flags = ['--headless=new', ...CHROMIUM_FLAGS].map((flag) =>
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
async function runTwice(url: string, mode: Mode, settings: Settings) {
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
  runCount: number,
  executablePath: string,
  stopped: AbortSignal,
): Promise<readonly LighthouseResult[]> {
  const cases = PAGES.flatMap((page) =>
    (['simulated', 'applied'] as const).flatMap((mode) =>
      subjects.map((subject) => ({ subject, page, mode, runs: [] as LighthouseRun[] })),
    ),
  );
  for (let round = 1; round <= runCount; round++) {
    for (const { subject, page, mode, runs } of cases) {
      const url = subject.origin + PAGE_PATHS[page];
      const run = await runTwice(url, mode, { executablePath, stopped });
      runs.push(run);
      const label = `${SUBJECT_LABELS[subject.key]}, ${page}, ${mode}`;
      console.log(`  ${round}/${runCount} ${label}: ${run.score ?? 'no score'}`);
    }
  }
  return cases.map(({ subject, page, mode, runs }) => ({
    subject: subject.key,
    page,
    mode,
    runs,
    median: medians(VALUES, runs),
  }));
}
