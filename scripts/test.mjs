import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDependencies } from './support/dependencies.mjs';
import { runNode, runNodeQuietly } from './support/run.mjs';
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

/** Checks that need nothing but the sources: they run side by side. */
const STATIC_CHECKS = {
  types: [bin.tsc, '--noEmit'],
  lint: [bin.oxlint, '--type-aware', '--deny-warnings'],
  format: [bin.oxfmt, '--check'],
  'unused files, exports and dependencies': [bin.knip],
  'database types': ['scripts/databaseTypes.mjs', '--check'],
  build: ['scripts/demoBuild.mjs'],
};

await ensureDependencies();
const { CHROMIUM_HELP, ensureChromium } = await import('./support/chromium.mjs');

// Installing one takes a minute, in which the checks use the processor.
const chromium = ensureChromium();
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

async function vitest() {
  console.log('\n== unit, database and screen tests');
  const file = join(reports, 'vitest.json');
  const code = await runNode([
    bin.vitest,
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return countsOf(file, code, (json) => {
    addSurvivals(survivals, vitestTests(json));
    return {
      passed: json.numPassedTests,
      failed: json.numFailedTests + json.numPendingTests + json.numTodoTests,
    };
  });
}

async function browser() {
  console.log('\n== browser tests');
  const executable = await chromium;
  if (executable === null) {
    console.error(CHROMIUM_HELP);
    return counted(false);
  }
  const file = join(reports, 'playwright.json');
  const code = await runNode([bin.playwright, 'test'], {
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
  Object.entries(STATIC_CHECKS).map(async ([name, args]) => ({
    name,
    ok: await check(name, args),
  })),
);
const isBuilt = checked.some(({ name, ok }) => name === 'build' && ok);
await Promise.all([
  isBuilt && check('size of the first load', ['scripts/budget.mjs']),
  run.stage('unit, database and screen tests', vitest),
]);
if (isBuilt) await run.stage('browser tests', browser);

rmSync(reports, { recursive: true, force: true });
console.log('');
for (const [group, { survived, tried }] of Object.entries(survivals)) {
  console.log(`${group}: ${survived} of ${tried} survived`);
}
process.exitCode = run.finish() ? 0 : 1;
