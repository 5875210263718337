import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDependencies } from './support/dependencies.mjs';
import { runNode } from './support/run.mjs';
import { addSurvivals, playwrightTests, vitestTests } from './support/survivals.mjs';

const bin = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  vite: 'node_modules/vite/bin/vite.js',
  playwright: 'node_modules/@playwright/test/cli.js',
};

await ensureDependencies();
const { CHROMIUM_HELP, ensureChromium } = await import('./support/chromium.mjs');

const reports = mkdtempSync(join(tmpdir(), 'store-test-'));
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
/** Tests that ended well, of those that feed bad inputs or inject faults. */
const survivals = {
  'bad inputs': { survived: 0, tried: 0 },
  faults: { survived: 0, tried: 0 },
};

/** @typedef {{ passed: number, failed: number }} Counts */

/** @param {string} name @param {Counts} counts */
function report(name, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(name);
}

/** @param {string} name @param {readonly string[]} args */
async function check(name, args) {
  console.log(`\n== ${name}`);
  const ok = (await runNode(args)) === 0;
  report(name, { passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  return ok;
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
  const counts = countsOf(file, code, (json) => {
    addSurvivals(survivals, vitestTests(json));
    return {
      passed: json.numPassedTests,
      failed: json.numFailedTests + json.numPendingTests + json.numTodoTests,
    };
  });
  report('unit, database and screen tests', counts);
}

async function browser() {
  console.log('\n== browser tests');
  const chromium = await ensureChromium();
  if (chromium === null) {
    console.error(CHROMIUM_HELP);
    report('browser tests (no browser)', { passed: 0, failed: 1 });
    return;
  }
  const file = join(reports, 'playwright.json');
  const code = await runNode([bin.playwright, 'test'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const counts = countsOf(file, code, (json) => {
    addSurvivals(survivals, playwrightTests(json));
    const { expected, unexpected, flaky, skipped } = json.stats;
    return { passed: expected, failed: unexpected + flaky + skipped };
  });
  report('browser tests', counts);
}

await check('types', [bin.tsc, '--noEmit']);
await check('lint', [bin.oxlint, '--type-aware', '--deny-warnings']);
await check('format', [bin.oxfmt, '--check']);
await check('unused files, exports and dependencies', [bin.knip]);
await check('database types', ['scripts/databaseTypes.mjs', '--check']);
await vitest();
if (await check('build', [bin.vite, 'build', '--logLevel', 'warn'])) {
  await check('size of the first load', ['scripts/budget.mjs']);
  await browser();
}

rmSync(reports, { recursive: true, force: true });
console.log('');
for (const [group, { survived, tried }] of Object.entries(survivals)) {
  console.log(`${group}: ${survived} of ${tried} survived`);
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
