import type { Page } from '@playwright/test';
import { FOREIGN_SITES } from './test.ts';

/**
 * Lets a page load nothing but the store, without one of its files. The browser itself refuses the
 * rest: with a route every request of the page would wait for the test's process.
 *
 * @param file its path, as in the build's manifest
 * @returns gives the file back
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
