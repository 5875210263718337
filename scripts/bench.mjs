import { ensureDependencies } from './support/dependencies.mjs';
import { runNode } from './support/run.mjs';

// Measures the queries, then in a browser the screens of the back-office and the memory of a tab: npm run bench.
await ensureDependencies();
const { CHROMIUM_HELP, ensureChromium } = await import('./support/chromium.mjs');

const benchArgs = ['node_modules/vitest/vitest.mjs', 'bench', '--run', '--project', 'screens'];
const haveBenchesPassed = (await runNode(benchArgs)) === 0;
const chromium = await ensureChromium();
if (chromium === null) console.error(CHROMIUM_HELP);
const isBuilt = chromium !== null && (await runNode(['scripts/demoBuild.mjs'])) === 0;
const browserArgs = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '-c',
  'bench/playwright.config.ts',
];
const haveBrowserTestsPassed =
  isBuilt && (await runNode(browserArgs, { CHROMIUM_PATH: chromium })) === 0;
process.exitCode = haveBenchesPassed && haveBrowserTestsPassed ? 0 : 1;
