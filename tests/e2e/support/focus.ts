import type { Page } from '@playwright/test';

/** A stop of the keyboard. */
export type Stop = { readonly name: string; readonly isMarked: boolean };

/** What has the focus, and whether it shows that. */
export function readStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return { name: '', isMarked: false };
    const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
    const label = activeElement.getAttribute('aria-label') ?? activeElement.textContent.trim();
    return { name: label, isMarked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 };
  });
}
