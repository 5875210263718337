import { expect, type Page } from '@playwright/test';

/** Widths from a small phone to a desktop, in px. */
const WIDTHS_PX = [360, 768, 1440] as const;

/** Fails if the page, or the popup over it, scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(() =>
      [
        document.documentElement,
        ...document.querySelectorAll('dialog[open], dialog[open] > *'),
      ].map(({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth)),
    );
    expect(Math.max(...excess), `px that it scrolls sideways at ${width} px`).toBe(0);
  }
}
