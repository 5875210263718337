import { defineConfig } from '@playwright/test';
import browserTests from '../playwright.config.ts';
import { CHROMIUM_FLAGS } from '../scripts/support/chromium.mjs';

/** Measurements of the built store in a browser, as a phone. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../tests/e2e/support/shops.ts',
  workers: 1,
  timeout: 900_000,
  reporter: 'line',
  use: {
    ...browserTests.use,
    // V8 has its threads, as in a visitor's browser.
    launchOptions: { ...browserTests.use?.launchOptions, args: CHROMIUM_FLAGS },
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  },
});
