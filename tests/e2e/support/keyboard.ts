import type { Locator, Page } from '@playwright/test';

const MAX_STOPS = 400;

/** Moves the focus to a control by Tab, or by Shift+Tab if the control is before the focus. */
export async function reach(page: Page, control: Locator): Promise<void> {
  const key = await control.evaluate((node) => {
    const { activeElement: focus, body } = document;
    if (node === focus) return null;
    if (focus === null || focus === body) return 'Tab';
    const isBefore = focus.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBefore > 0 ? 'Shift+Tab' : 'Tab';
  });
  if (key === null) return;
  // Looks the element up only once: with each key this would take most of the time.
  const element = await control.elementHandle();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await element?.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${String(control)}`);
}

export function keyboardOf(page: Page) {
  const { keyboard } = page;
  return {
    async press(control: Locator) {
      await reach(page, control);
      const isBox = (await control.getAttribute('type')) === 'checkbox';
      await keyboard.press(isBox ? 'Space' : 'Enter');
    },
    async type(field: Locator, text: string) {
      await reach(page, field);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.insertText(text);
    },
  };
}
