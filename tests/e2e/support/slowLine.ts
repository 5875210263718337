import type { Page } from '@playwright/test';

/** Of a slow phone, there and back, in ms. */
const LATENCY_MS = 150;
/** 1.6 Mbit/s. */
const BYTES_PER_MS = 200;

/**
 * Gives the page a slow line to the store, which all its answers share: one comes after the other.
 * The browser's own throttling now and then leaves requests without an answer for ever.
 */
export async function slowLine(page: Page, baseURL: string | undefined): Promise<void> {
  let line: Promise<unknown> = Promise.resolve();
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await page.route(`${baseURL}/**`, async (route) => {
    try {
      const [response] = await Promise.all([route.fetch(), pause(LATENCY_MS)]);
      const body = await response.body();
      const before = line;
      line = (async () => {
        await before;
        await pause(body.length / BYTES_PER_MS);
      })();
      await line;
      await route.fulfill({ response, body });
    } catch {
      // The page gave the request up, or was closed.
    }
  });
}
