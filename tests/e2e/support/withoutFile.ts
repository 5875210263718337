import type { Page } from '@playwright/test';
import { FOREIGN_SITES } from './test.ts';

/**
 * Blocks one file of the store, and all other sites. The browser itself does it: with a route every
 * request of the page would wait for the process of the test.
 *
 * @param file its path in the manifest of the build
 * @returns stops blocking the file
 */
export async function withoutFile(page: Page, file: string): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  const foreign = FOREIGN_SITES.map((origin) => `${origin}/*`);
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: [`*/${file}`, ...foreign] });
  return async () => {
    await browser.send('Network.setBlockedURLs', { urls: foreign });
  };
}
