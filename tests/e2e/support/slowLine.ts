import type { Page } from '@playwright/test';

/** Round trip of a slow phone, in ms. */
const LATENCY_MS = 150;
/** 1.6 Mbit/s. */
const BYTES_PER_MS = 200;

/**
 * Gives the page a slow connection to the store: its responses arrive one after the other. With the
 * throttling of the browser itself a request sometimes never gets a response.
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
      // The page aborted the request, or was closed.
    }
  });
}
