import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import browserTests from '../playwright.config.ts';

/** Another port than that of the browser tests, which may run at the same time. */
const PORT = 4189;

/** Measurements of the built store in a browser, as a phone. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  timeout: 900_000,
  reporter: 'line',
  use: {
    ...browserTests.use,
    trace: 'off',
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  },
  webServer: {
    command: `node scripts/e2eServer.mjs ${PORT}`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${PORT}/outbox.json`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
