import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDependencies } from './support/dependencies.mjs';
import { ROOT, runNode, runNodeQuietly } from './support/run.mjs';
import { addSurvivals, playwrightTests, vitestTests } from './support/survivals.mjs';
import { createTestRun } from './support/testRun.mjs';

const bin = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

const build = { build: ['scripts/demoBuild.mjs'] };
const quickChecks = {
  types: [bin.tsc, '--noEmit'],
  lint: [bin.oxlint, '--type-aware', '--deny-warnings'],
  format: [bin.oxfmt, '--check'],
};
/** Checks that need nothing but the sources: they run side by side. */
const allChecks = {
  ...quickChecks,
  'unused files, exports and dependencies': [bin.knip],
  'exports that only tests use': [bin.knip, '--production', '--include', 'exports,types'],
  'database types': ['scripts/databaseTypes.mjs', '--check'],
  ...build,
};

/**
 * Chooses the checks and test files of a run.
 *
 * @param {readonly string[]} args of `npm test`: none for everything; '--quick'; or words, and the
 *   files whose path contains one of them are run
 * @returns {{ checks: Record<string, string[]>, vitest: string[] | null, browser: string[] | null }}
 *   each runner's files; empty: all of them; null: none
 */
function planOf(args) {
  if (args.length === 0) return { checks: allChecks, vitest: [], browser: [] };
  if (args.includes('--quick')) {
    return { checks: quickChecks, vitest: ['tests/unit/', 'tests/db/'], browser: null };
  }
  const files = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => args.some((word) => file.includes(word)));
  const ending = (/** @type {RegExp} */ pattern) => {
    const found = files.filter((file) => pattern.test(file));
    return found.length > 0 ? found : null;
  };
  const browser = ending(/\.spec\.ts$/);
  return { checks: browser ? build : {}, vitest: ending(/\.test\.tsx?$/), browser };
}

const plan = planOf(process.argv.slice(2));
if (Object.keys(plan.checks).length === 0 && !plan.vitest && !plan.browser) {
  console.error(`No test file has ${process.argv.slice(2).join(' or ')} in its path.`);
  process.exit(1);
}
await ensureDependencies();
const { CHROMIUM_HELP, ensureChromium } = await import('./support/chromium.mjs');

// Installing one takes a minute, in which the checks use the processor.
const chromium = plan.browser && ensureChromium();
const run = createTestRun();
const reports = mkdtempSync(join(tmpdir(), 'store-test-'));
/** Tests that ended well, of those that feed bad inputs or inject faults. */
const survivals = {
  'bad inputs': { survived: 0, tried: 0 },
  faults: { survived: 0, tried: 0 },
};

/** @typedef {import('./support/testRun.mjs').Counts} Counts */

/** @param {boolean} ok @returns {Counts} */
const counted = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** @param {string} name @param {readonly string[]} args */
function check(name, args) {
  return run.stage(name, async () => {
    const { code, output } = await runNodeQuietly(args);
    console.log(`== ${name}${code === 0 ? '' : ': failed'}`);
    if (output.trim() !== '') console.log(output.trimEnd());
    return counted(code === 0);
  });
}

/**
 * Reads the counts a runner wrote; a runner that wrote none has failed.
 *
 * @param {string} file
 * @param {number} exitCode
 * @param {(json: any) => Counts} pick
 * @returns {Counts}
 */
function countsOf(file, exitCode, pick) {
  try {
    const counts = pick(JSON.parse(readFileSync(file, 'utf8')));
    const isSilentFailure = exitCode !== 0 && counts.failed === 0;
    return isSilentFailure ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** @param {readonly string[]} files */
async function vitest(files) {
  console.log('\n== unit, database and screen tests');
  const file = join(reports, 'vitest.json');
  const code = await runNode([
    bin.vitest,
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...files,
  ]);
  return countsOf(file, code, (json) => {
    addSurvivals(survivals, vitestTests(json));
    return {
      passed: json.numPassedTests,
      failed: json.numFailedTests + json.numPendingTests + json.numTodoTests,
    };
  });
}

/** @param {readonly string[]} files */
async function browser(files) {
  console.log('\n== browser tests');
  const executable = await chromium;
  if (executable === null) {
    console.error(CHROMIUM_HELP);
    return counted(false);
  }
  const file = join(reports, 'playwright.json');
  const code = await runNode([bin.playwright, 'test', ...files], {
    CHROMIUM_PATH: executable,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return countsOf(file, code, (json) => {
    addSurvivals(survivals, playwrightTests(json));
    const { expected, unexpected, flaky, skipped } = json.stats;
    return { passed: expected, failed: unexpected + flaky + skipped };
  });
}

const checked = await Promise.all(
  Object.entries(plan.checks).map(async ([name, args]) => ({
    name,
    ok: await check(name, args),
  })),
);
const isBuilt = checked.some(({ name, ok }) => name === 'build' && ok);
const { vitest: tests, browser: specs } = plan;
if (isBuilt) await check('size of the first load', ['scripts/budget.mjs']);
if (tests) await run.stage('unit, database and screen tests', () => vitest(tests));
if (isBuilt && specs) await run.stage('browser tests', () => browser(specs));

rmSync(reports, { recursive: true, force: true });
console.log('');
for (const [group, { survived, tried }] of Object.entries(survivals)) {
  if (tried > 0) console.log(`${group}: ${survived} of ${tried} survived`);
}
process.exitCode = run.finish() ? 0 : 1;
