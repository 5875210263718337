import type { Locator, Page } from '@playwright/test';
import { afterTyping, BEFORE } from '../support/typedTexts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

/** Units of each producto, half of them in each of two warehouses. */
const STOCK = 10_000;
/** Texts of each kind: the tests of the stepper type all the others. The last is a fraction. */
const TYPED = ['12', '1.000', '', '-5', 'dos', '99999999999', '2,5'];
const { cart, fields, grid, product } = texts.es;

/** Types texts over {@link BEFORE}, and expects what the field shows and stores. */
async function expectTypedTexts(
  page: Page,
  field: Locator,
  min: 0 | 1,
  readUnits: () => number | undefined,
) {
  for (const text of TYPED) {
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
    await expect
      .poll(() => page.evaluate(readUnits), { message: text, intervals: [50] })
      .toBe(units || undefined);
  }
}

test('typed quantities are the ordered quantities, in the cart and in the table of sizes', async ({
  page,
}) => {
  await page.route(/\/rest\/v1\/producto\?/, async (route) => {
    const response = await route.fetch();
    const rows = await response.text();
    const body = rows.replaceAll(/"cantidad":\d+/g, `"cantidad":${STOCK / 2}`);
    await route.fulfill({ response, body });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/product/1?color=1&talla=M');
  await page.getByRole('button', { name: product.add.submit }).click();
  await page.goto('/cart');
  const main = page.getByRole('main');
  const quantity = page.getByRole('textbox', { name: /^Cantidad de / });
  const inCart = () => JSON.parse(localStorage.getItem('cart') ?? '').lines[0].quantity;
  await expectTypedTexts(page, quantity, 1, inCart);
  await main.getByRole('link', { name: cart.action.checkout }).click();
  await expect(quantity).toBeFocused();
  await expect(main).toContainText(fields.whole);
  await expect(page).toHaveURL(/\/cart$/);
  await quantity.fill('8');
  await main.getByRole('link', { name: cart.action.checkout }).click();
  await expect(page).toHaveURL(/\/checkout$/);

  await page.goto('/product/1');
  await page.getByLabel(product.view.grid).check({ force: true });
  // Until the table has loaded, the page shows the colours of the form for a single variant.
  const colors = page.locator('[name="grid-color"]');
  await colors.and(page.getByLabel(/^Negro/)).check({ force: true });
  const cell = page.getByRole('textbox', { name: 'Negro, M', exact: true });
  const inTable = () => JSON.parse(sessionStorage.getItem('grid 1') || '[]')[0]?.[1];
  await expectTypedTexts(page, cell, 0, inTable);
  await page.getByRole('button', { name: grid.add.submit_other.replace('{{count}}', '7') }).click();
  await expect(cell).toBeFocused();
  await expect(cell).toHaveValue('2,5');
  await expect(main).toContainText(fields.whole);
  await cell.fill('1.000');
  await page.getByRole('button', { name: /^Agregar 1000 / }).click();
  await expect(page.getByText(/en 1 línea$/)).toBeVisible();
});
