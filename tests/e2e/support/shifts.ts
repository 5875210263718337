import type { Page } from '@playwright/test';
import { painted } from './hold.ts';

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
  await painted(page);
  const sum = await page.evaluate(() => window.shifts);
  return sum < 0.002 ? 0 : sum;
}
