import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, installedChromium } from './scripts/support/chromium.mjs';

const PORT = 4179;
// Without one Playwright looks for its own.
const executablePath = installedChromium();
const BACK_OFFICE = '**/backOffice*.spec.ts';
const MANY_FAMILIAS = '**/manyFamilias.spec.ts';
const isCi = Boolean(process.env['CI']);

export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: isCi,
  retries: 0,
  // One more than the cores of CI: a test often waits without using the processor.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  // Three workers on two cores, and neighbours of a shared processor: some steps take ten seconds.
  expect: { timeout: 20_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/e2e.json' }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'off',
    actionTimeout: 15_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: CHROMIUM_FLAGS,
    },
  },
  // A journey made in both languages is made in Spanish on the phone and in English on the desktop;
  // one that does not name a language is made on the phone, and on the desktop too if it is '@wide'.
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      grepInvert: /\(en\)$/,
      testIgnore: [BACK_OFFICE, MANY_FAMILIAS],
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grep: /\(en\)$|@wide/,
      testIgnore: [BACK_OFFICE, MANY_FAMILIAS],
    },
    // Staff change the shop that the others look at: their turn is last.
    {
      name: 'staff',
      use: { viewport: { width: 1440, height: 900 } },
      testMatch: BACK_OFFICE,
      dependencies: ['phone', 'desktop'],
    },
    // Its 500 familias would be in the way of every other test.
    {
      name: 'many',
      use: { viewport: { width: 1440, height: 900 } },
      testMatch: MANY_FAMILIAS,
      dependencies: ['staff'],
    },
  ],
  webServer: {
    command: `node scripts/e2eServer.mjs ${PORT}`,
    url: `http://localhost:${PORT}/outbox.json`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
