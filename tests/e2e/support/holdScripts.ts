import type { Page } from '@playwright/test';

/** Blocks the scripts of the store until the returned function is called; call it before `goto`. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/js/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
