import type { Page } from '@playwright/test';

/** URLs of the store's scripts, except the script of the first picture. */
export const SCRIPTS = /\/static\/js\/(?!firstPicture)/;

/** Holds back requests of matching URLs until the returned function is called; call it before `goto`. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    // Fails if the page was closed meanwhile.
    await route.fallback().catch(() => undefined);
  });
  return release;
}

/** Waits until the present state of the page is painted. */
export function painted(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Opens a page, holds back its scripts, and waits until its document is painted.
 *
 * @returns a function that releases the scripts
 */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await painted(page);
  return release;
}
