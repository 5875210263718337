import type { Locator, Page } from '@playwright/test';
import { reach } from './tabTo.ts';

/** How a journey is made: at a width of the window, with the mouse or by keyboard alone. */
export type Way = { readonly name: string; readonly widthPx: number; readonly isKeyboard: boolean };

/** A journey is made at every width, at one of them by keyboard alone. */
export function waysWithKeyboardAt(keyboardPx: 1440 | 768 | 360): Way[] {
  return [1440, 768, 360].map((widthPx) => {
    const isKeyboard = widthPx === keyboardPx;
    return { widthPx, isKeyboard, name: `${widthPx} px${isKeyboard ? ', by keyboard alone' : ''}` };
  });
}

/** What staff do with a page. */
export type Hands = {
  readonly press: (control: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
  readonly choose: (field: Locator, option: string) => Promise<void>;
};

const MOUSE: Hands = {
  press: (control) => control.click(),
  type: (field, text) => field.fill(text),
  choose: async (field, option) => {
    await field.selectOption(option);
  },
};

function keyboardOf(page: Page): Hands {
  const { keyboard } = page;
  return {
    async press(control) {
      await reach(page, control);
      const isBox = (await control.getAttribute('type')) === 'checkbox';
      await keyboard.press(isBox ? 'Space' : 'Enter');
    },
    async type(field, text) {
      await reach(page, field);
      await keyboard.press('Control+A');
      await keyboard.insertText(text);
    },
    async choose(field, option) {
      await reach(page, field);
      const labels = await field.locator('option').allTextContents();
      await keyboard.press('Home');
      for (let at = labels.indexOf(option); at > 0; at -= 1) await keyboard.press('ArrowDown');
    },
  };
}

/** Makes the window as wide as a way says. */
export async function takeWay(page: Page, { widthPx, isKeyboard }: Way): Promise<Hands> {
  await page.setViewportSize({ width: widthPx, height: widthPx === 360 ? 740 : 900 });
  return isKeyboard ? keyboardOf(page) : MOUSE;
}
