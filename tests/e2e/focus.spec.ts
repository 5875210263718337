import type { Page } from '@playwright/test';
import { readStop, type Stop } from './support/focus.ts';
import { expect, test } from './support/test.ts';

async function tabThrough(page: Page, count: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < count; presses += 1) {
    await page.keyboard.press('Tab');
    stops.push(await readStop(page));
  }
  return stops;
}

test('the keyboard reaches each control of the gallery, with a visible focus', async ({ page }) => {
  await page.goto('/product/1');
  const gallery = page.getByRole('region', { name: /^Imágenes de / });
  await gallery.getByRole('button', { name: 'Ampliar' }).focus();
  const stops = [await readStop(page), ...(await tabThrough(page, 3))];
  expect(stops.map(({ name }) => name)).toEqual([
    'Ampliar',
    'Imagen anterior',
    'Imagen siguiente',
    expect.stringMatching(/^Ver imagen 1 de /),
  ]);
  const marks = await tabThrough(page, 1);
  expect([...stops.slice(1), ...marks].filter(({ isMarked }) => !isMarked)).toEqual([]);
});
