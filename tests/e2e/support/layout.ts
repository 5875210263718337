import { expect, type Page } from '@playwright/test';

const WIDTHS_PX = [360, 768, 1440] as const;

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

/** Lists fields with a font below 16 px: an iPhone zooms in on these. */
export function smallFields(page: Page): Promise<string[]> {
  return page.locator('input, select, textarea').evaluateAll((all) =>
    all
      .filter((field) => !field.matches('[type="checkbox"], [type="radio"], [type="file"]'))
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML),
  );
}
