import type { Page } from '@playwright/test';
import { holdScripts } from './holdScripts.ts';

/**
 * Opens a page whose scripts do not arrive, and waits until its whole document is painted.
 *
 * @returns lets the scripts arrive
 */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return release;
}

/** Opens a page whose document stops after its content, as on a line that is cut off there. */
export async function openCut(page: Page, path: string): Promise<void> {
  const isPage = (url: URL) => url.pathname + url.search === path;
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.indexOf('<template')) });
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.unroute(isPage);
}
