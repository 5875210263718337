import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, installedChromium } from './scripts/support/chromium.mjs';

// Without one Playwright looks for its own.
const executablePath = installedChromium();
const STAFF = '**/backOffice*.spec.ts';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

// Each worker has a shop of its own for the whole run.
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/shops.ts',
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  fullyParallel: true,
  workers: 2,
  // No limit counts on speed: each is at least five times what a quiet machine needs.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/e2e.json' }],
  ],
  use: {
    trace: 'off',
    actionTimeout: 60_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: CHROMIUM_FLAGS,
    },
  },
  // A journey made in both languages is made in Spanish on the phone and in English on the desktop;
  // one that does not name a language is made on the phone, and on the desktop too if it is '@wide'.
  projects: [
    { name: 'phone', use: PHONE, grepInvert: /\(en\)$/, testIgnore: STAFF },
    { name: 'desktop', use: DESKTOP, grep: /\(en\)$|@wide/, testIgnore: STAFF },
    // The last, because staff change what the others read.
    { name: 'staff', use: DESKTOP, testMatch: STAFF },
  ],
});
