import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_HELP, ensureChromium } from './support/chromium.mjs';
import { ensureDependencies, ROOT, run, runNode } from './support/run.mjs';

const bin = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

const build = { build: ['scripts/demoBuild.mjs'] };
/** Types and lint use one thread: each further thread would check the shared types again. */
const quickChecks = {
  types: [bin.tsc, '--noEmit', '--singleThreaded'],
  lint: [bin.oxlint, '--type-aware', '--deny-warnings', '--threads=1'],
  format: [bin.oxfmt, '--check'],
};
/** Checks that need only the sources. They run in parallel. */
const allChecks = {
  ...quickChecks,
  'unused files, exports and dependencies': [bin.knip],
  'exports that only tests use': [bin.knip, '--production', '--include', 'exports,types'],
  ...build,
};

/**
 * Chooses the checks and test files of a run.
 *
 * @param {readonly string[]} args arguments of `npm test`. None: everything. '--quick': types, lint, format, unit
 *   and database tests. Words: test files with one of them in the path, and a build if the files need it
 * @returns {{ checks: Record<string, string[]>, vitest: string[] | null, browser: string[] | null }}
 *   `vitest`, `browser`: test files of each runner. Empty: all of its files. `null`: none
 */
function choosePlan(args) {
  if (args.length === 0) return { checks: allChecks, vitest: [], browser: [] };
  if (args.includes('--quick')) {
    return { checks: quickChecks, vitest: ['tests/unit/', 'tests/db/'], browser: null };
  }
  const files = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => args.some((word) => file.includes(word)));
  const findFiles = (/** @type {RegExp} */ pattern) => {
    const matches = files.filter((file) => pattern.test(file));
    return matches.length > 0 ? matches : null;
  };
  const browser = findFiles(/\.spec\.ts$/);
  const isBuilt = files.some((file) => /^tests\/(?:e2e|build)\//.test(file));
  return { checks: isBuilt ? build : {}, vitest: findFiles(/\.test\.tsx?$/), browser };
}

const plan = choosePlan(process.argv.slice(2));
if (Object.keys(plan.checks).length === 0 && !plan.vitest && !plan.browser) {
  console.error(`No test file has ${process.argv.slice(2).join(' or ')} in its path.`);
  process.exit(1);
}
await ensureDependencies();
// Starts without waiting: installing Chromium takes a minute, and the checks run meanwhile.
const chromium = plan.browser && ensureChromium();
const reports = mkdtempSync(join(tmpdir(), 'store-test-'));

/** @type {{ groups: string[], passed: boolean }[]} results of checks and tests; `groups`: titles around a test */
const results = [];
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const times = [];
const startedAt = performance.now();
const secondsSince = (/** @type {number} */ from) =>
  `${((performance.now() - from) / 1000).toFixed(1).padStart(7)} s`;

/** Runs a stage of the test run and adds its results. @param {string} name @param {() => Promise<typeof results>} work */
async function runStage(name, work) {
  const from = performance.now();
  const found = await work();
  times.push(`${secondsSince(from)}  ${name}`);
  results.push(...found);
  if (found.some(({ passed }) => !passed)) failures.push(name);
}

/** Settings of the linter, a Go program: one thread, and rarer garbage collection. They save a quarter of its time. */
const GO_ENV = { GOMAXPROCS: '1', GOGC: '400' };

/** Runs a script as a stage: it passes with exit code 0. @param {string} name @param {readonly string[]} args */
function runCheck(name, args) {
  return runStage(name, async () => {
    const { code, output } = await run(process.execPath, args, GO_ENV, 'pipe');
    console.log(`== ${name}${code === 0 ? '' : ': failed'}`);
    if (output.trim() !== '') console.log(output.trimEnd());
    return [{ groups: [], passed: code === 0 }];
  });
}

/**
 * Runs the tests of a runner and reads their results in its report. A missing report counts as one failure, as does an
 * exit code other than 0 if no test failed.
 *
 * @param {string} file the report
 * @param {readonly string[]} args
 * @param {(report: any) => typeof results} read
 * @param {Record<string, string>} [env]
 */
async function runTests(file, args, read, env) {
  const exitCode = await runNode(args, env);
  const failure = { groups: [], passed: false };
  try {
    const tests = read(JSON.parse(readFileSync(file, 'utf8')));
    return exitCode === 0 || tests.some(({ passed }) => !passed) ? tests : [...tests, failure];
  } catch {
    return [failure];
  }
}

/** Runs the tests of Vitest. @param {readonly string[]} files */
function runVitest(files) {
  console.log('\n== unit, database and screen tests');
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  return runTests(file, [bin.vitest, 'run', ...reporters, ...files], ({ testResults }) =>
    testResults.flatMap((/** @type {any} */ { assertionResults }) =>
      assertionResults.map((/** @type {any} */ test) => ({
        groups: test.ancestorTitles,
        passed: test.status === 'passed',
      })),
    ),
  );
}

/**
 * Lists the tests in Playwright's report.
 * @param {any} suite a suite of the report, or the whole report
 * @param {readonly string[]} groups titles of the suites around `suite`
 * @returns {any[]}
 */
function readPlaywrightTests({ specs = [], suites = [] }, groups = []) {
  return [
    ...specs.flatMap((/** @type {any} */ { tests }) =>
      tests.map((/** @type {any} */ { status }) => ({ groups, passed: status === 'expected' })),
    ),
    ...suites.flatMap((/** @type {any} */ suite) =>
      readPlaywrightTests(suite, [...groups, suite.title]),
    ),
  ];
}

/** Runs the browser tests. @param {readonly string[]} files */
async function runBrowserTests(files) {
  console.log('\n== browser tests');
  const executable = await chromium;
  if (!executable) {
    console.error(CHROMIUM_HELP);
    return [{ groups: [], passed: false }];
  }
  const file = join(reports, 'playwright.json');
  const env = { CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  return runTests(file, [bin.playwright, 'test', ...files], readPlaywrightTests, env);
}

await Promise.all(Object.entries(plan.checks).map(([name, args]) => runCheck(name, args)));
const isBuilt = 'build' in plan.checks && !failures.includes('build');
const { vitest: tests, browser: specs } = plan;
if (isBuilt) await runCheck('size of the first load', ['scripts/budget.mjs']);
if (tests) await runStage('unit, database and screen tests', () => runVitest(tests));
if (isBuilt && specs) await runStage('browser tests', () => runBrowserTests(specs));

rmSync(reports, { recursive: true, force: true });
console.log('');
for (const group of ['bad inputs', 'faults']) {
  const tried = results.filter(({ groups }) => groups.includes(group));
  const survived = tried.filter(({ passed }) => passed);
  if (tried.length > 0) console.log(`${group}: ${survived.length} of ${tried.length} survived`);
}
console.log([...times, `${secondsSince(startedAt)}  in all`].join('\n'));
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
const passed = results.filter((result) => result.passed);
console.log(`\n${passed.length} passed, ${results.length - passed.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
