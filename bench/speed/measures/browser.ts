import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../../scripts/support/chromium.mjs';

export function openBrowser(executablePath: string): Promise<Browser> {
  // Otherwise Playwright ends this process at Ctrl-C, before anything is cleaned up.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS, ...signals });
}

/** A small phone; pictures are as dense as on the phone that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** A visit by a phone with empty caches. */
export async function visit<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
