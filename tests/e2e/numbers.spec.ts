import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import { afterTyping, BEFORE, TYPED } from '../support/typedTexts.ts';

/** In two warehouses. */
const STOCK = 10_000;
const { cart, grid, product } = texts.es;

async function fillWarehouses(page: Page) {
  await page.route(/\/rest\/v1\/producto\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/"cantidad":\d+/g, `"cantidad":${STOCK / 2}`);
    await route.fulfill({ response, body });
  });
}

/** Types each text over {@link BEFORE}, key by key, and leaves the field. */
async function expectEach(
  page: Page,
  field: Locator,
  min: 0 | 1,
  stored: () => Promise<number | undefined>,
) {
  for (const [text] of TYPED) {
    await field.fill(String(BEFORE));
    await field.blur();
    await expect(field).toHaveValue(String(BEFORE));
    await field.focus();
    await page.keyboard.press('Backspace');
    await page.keyboard.type(text);
    await expect(field).toHaveValue(text);
    await field.blur();
    const { shown, units } = afterTyping(text, min, STOCK);
    await expect(field, text).toHaveValue(shown === '0' ? /^0?$/ : shown);
    await expect.poll(stored, { message: text, intervals: [50] }).toBe(units || undefined);
  }
  await field.fill(String(BEFORE));
  await field.blur();
  await field.fill('2,5');
}

test('what is typed is what is ordered, in the cart and in the table of sizes @wide', async ({
  page,
  isMobile,
}) => {
  await fillWarehouses(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/product/1?color=1&talla=M');
  await page.getByRole('button', { name: product.add.submit }).click();
  await page.goto('/cart');
  const main = page.getByRole('main');
  const quantity = page.getByRole('textbox', { name: /^Cantidad de / });
  await expectEach(page, quantity, 1, () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').lines[0].quantity),
  );
  await main.getByRole('link', { name: cart.action.checkout }).click();
  await expect(quantity).toBeFocused();
  await expect(main).toContainText(cart.line.whole);
  await expect(page).toHaveURL(/\/cart$/);
  await quantity.fill('8');
  await main.getByRole('link', { name: cart.action.checkout }).click();
  await expect(page).toHaveURL(/\/checkout$/);

  await page.goto('/product/1');
  await page.getByLabel(product.view.grid).check({ force: true });
  if (isMobile) await page.getByRole('radio', { name: /^Negro/ }).check({ force: true });
  const cell = page.getByRole('textbox', { name: 'Negro, M', exact: true });
  await expectEach(page, cell, 0, () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('grid 1') || '[]')[0]?.[1]),
  );
  await page.getByRole('button', { name: grid.add.submit_other.replace('{{count}}', '7') }).click();
  await expect(cell).toBeFocused();
  await expect(cell).toHaveValue('2,5');
  await expect(main).toContainText(grid.whole);
  await cell.fill('1.000');
  await page.getByRole('button', { name: /^Agregar 1000 / }).click();
  await expect(page.getByText(/en 1 línea$/)).toBeVisible();
});
