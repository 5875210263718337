import type { Page } from '@playwright/test';
import { test } from './support/staffTest.ts';
import { expect } from './support/test.ts';

/** Nothing of the next popup happens after its first paint, until the returned function is called. */
async function holdAfterPaint(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const frames: FrameRequestCallback[] = [];
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (onFrame) => frames.push(onFrame);
    return () => {
      window.requestAnimationFrame = requestAnimationFrame;
      for (const onFrame of frames) requestAnimationFrame(onFrame);
    };
  });
  return () => held.evaluate((release) => release());
}

const modal = (page: Page) => page.locator('dialog:modal');

/** Opens the first product. @returns the button that was pressed, and the first field */
async function openEdit(page: Page) {
  const edit = page.getByRole('button', { name: /^Editar / }).first();
  await edit.click();
  const code = page.getByRole('dialog').getByLabel(/^Código/);
  await expect(code).toBeFocused();
  return { edit, code };
}

test.beforeEach(async ({ page }) => {
  await page.goto('/edit-producto');
});

test('a popup over the list is modal once it is painted, and neither it nor the focus moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdAfterPaint(page);
  const { code } = await openEdit(page);
  await expect(modal(page)).toHaveCount(0);
  const place = await page.getByRole('dialog').boundingBox();
  const blurs = await code.evaluateHandle((field) => {
    const seen: string[] = [];
    field.addEventListener('blur', () => seen.push('blur'));
    return seen;
  });
  await release();
  await expect(modal(page)).toHaveCount(1);
  await expect(code).toBeFocused();
  expect(await page.getByRole('dialog').boundingBox()).toEqual(place);
  expect(await blurs.jsonValue()).toEqual([]);
});

test('before a popup is modal, a press behind it does nothing and keys go to it', async ({
  page,
}) => {
  await holdAfterPaint(page);
  const { edit, code } = await openEdit(page);
  const url = page.url();
  const row = await page.getByRole('row').nth(3).boundingBox();
  await page.mouse.dblclick(40 + (row?.x ?? 0), 20 + (row?.y ?? 0));
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(modal(page)).toHaveCount(0);
  expect(page.url()).toBe(url);
  const before = await code.inputValue();
  await page.keyboard.press('End');
  await expect(modal(page)).toHaveCount(1);
  await page.keyboard.type('Z');
  await expect(code).toHaveValue(`${before}Z`);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(edit).toBeFocused();
});
