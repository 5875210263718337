import { ensureDependencies } from './support/dependencies.mjs';
import { runNode } from './support/run.mjs';

// Measures the queries, the screens of the back-office and the memory of a tab: npm run bench.
await ensureDependencies();
const { CHROMIUM_HELP, ensureChromium } = await import('./support/chromium.mjs');

const reads = ['node_modules/vitest/vitest.mjs', 'bench', '--run', '--project', 'screens'];
const areReadsDone = (await runNode(reads)) === 0;
const chromium = await ensureChromium();
if (chromium === null) console.error(CHROMIUM_HELP);
const isBuilt = chromium !== null && (await runNode(['scripts/demoBuild.mjs'])) === 0;
const test = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'bench/playwright.config.ts'];
const isTabAlive = isBuilt && (await runNode(test, { CHROMIUM_PATH: chromium })) === 0;
process.exitCode = areReadsDone && isTabAlive ? 0 : 1;
