import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, installedChromium } from './scripts/support/chromium.mjs';
import { WORKERS } from './scripts/support/run.mjs';

// With `undefined` Playwright uses the browser that it has downloaded.
const executablePath = installedChromium();
const STAFF = '**/backOffice*.spec.ts';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

// Each worker tests a shop of its own for the whole run.
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/shops.ts',
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  fullyParallel: true,
  workers: WORKERS,
  // Each limit is at least five times what a quiet machine needs, so no test depends on speed.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/e2e.json' }],
  ],
  use: {
    actionTimeout: 60_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      // V8 starts no threads of its own: each core has a worker, so they would only take time from one (measured:
      // 8 % of the time of the page and order tests, 5 % of the processor time in vitest.config.ts).
      args: [...CHROMIUM_FLAGS, '--js-flags=--single-threaded'],
    },
  },
  // A test in both languages runs in Spanish on the phone and in English ('(en)') on the desktop. Any
  // other runs on the phone, and on the desktop too if it is tagged '@wide'.
  projects: [
    { name: 'phone', use: PHONE, grepInvert: /\(en\)$/, testIgnore: STAFF },
    { name: 'desktop', use: DESKTOP, grep: /\(en\)$|@wide/, testIgnore: STAFF },
    // Comes last, because its tests change the shop that the other tests read.
    { name: 'staff', use: DESKTOP, testMatch: STAFF },
  ],
});
