import type { Page } from '@playwright/test';

/** The scripts of the store, except that of the first picture. */
export const SCRIPTS = /\/static\/js\/(?!firstPicture)/;

/** Holds back what matches until the returned function is called; call it before `goto`. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    // The page may be closed meanwhile.
    await route.fallback().catch(() => undefined);
  });
  return release;
}

/** Waits until what the page shows now is painted. */
export function painted(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Opens a page whose scripts do not arrive, and waits until its whole document is painted.
 *
 * @returns lets the scripts arrive
 */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await painted(page);
  return release;
}
