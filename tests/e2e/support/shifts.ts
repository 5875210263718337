import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: number;
  }
}

/** Begins to add up how much the page moves while it loads; call it before `goto`. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.shifts += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Cumulative layout shift so far. The typeface replaces its metric-matched stand-in within
 * fractions of a pixel: what is below 0.0005 is nothing.
 */
export async function shiftsOf(page: Page): Promise<number> {
  // A shift is told some time after the frame in which it happened.
  const sum = await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return window.shifts;
  });
  return sum < 0.0005 ? 0 : sum;
}

/** Answers every read of the tables and every picture late, as slow mobile data does. */
export async function slowDown(page: Page, delayMs = 700): Promise<void> {
  await page.route(/\/(rest|storage)\/v1\/|\/banners\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });
}
