import type { Page } from '@playwright/test';

/** The control that has the focus, and whether its focus is visible. */
export function readStop(page: Page): Promise<{ name: string; isMarked: boolean }> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return { name: '', isMarked: false };
    const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
    const label = activeElement.getAttribute('aria-label') ?? activeElement.textContent.trim();
    return { name: label, isMarked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 };
  });
}
