import { CHROMIUM_HELP, ensureChromium } from './support/chromium.mjs';
import { ensureDependencies, runNode } from './support/run.mjs';

// Measures the queries, then in a browser the screens of the back-office and the memory of a tab: npm run bench.
await ensureDependencies();
const benchArgs = ['node_modules/vitest/vitest.mjs', 'bench', '--run', '--project', 'screens'];
const haveBenchesPassed = (await runNode(benchArgs)) === 0;
const chromium = await ensureChromium();
if (!chromium) console.error(CHROMIUM_HELP);
const args = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'bench/playwright.config.ts'];
const haveBrowserTestsPassed =
  chromium &&
  (await runNode(['scripts/demoBuild.mjs'])) === 0 &&
  (await runNode(args, { CHROMIUM_PATH: chromium })) === 0;
process.exitCode = haveBenchesPassed && haveBrowserTestsPassed ? 0 : 1;
