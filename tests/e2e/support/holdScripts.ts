import type { Page } from '@playwright/test';

/**
 * Blocks the scripts of the store, except that of the first picture, until the returned function is
 * called; call it before `goto`.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/static\/js\/(?!firstPicture)/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
