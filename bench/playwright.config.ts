import { defineConfig } from '@playwright/test';
import browserTests from '../playwright.config.ts';

/** Measurements of the built store in a browser, as a phone. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../tests/e2e/support/shops.ts',
  workers: 1,
  timeout: 900_000,
  reporter: 'line',
  use: {
    ...browserTests.use,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  },
});
