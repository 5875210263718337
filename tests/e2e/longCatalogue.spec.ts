import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

const COUNT = 3000;
/** The backend has none of these products. */
const NO_PRODUCT = /406|notFound/;

/** Makes the backend answer with this many subfamilias, a thousand at a time. */
async function answerWithMany(page: Page): Promise<void> {
  await page.route('**/rest/v1/subfamilia?select=id*precio1*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const start = Number(query.get('offset') ?? 0);
    const rows = Array.from({ length: Math.min(1000, COUNT - start) }, (_, index) => ({
      id: start + index + 1,
      nombre: `Muestra ${start + index + 1}`,
      familia_id: 1,
      thumbnail: null,
      producto: [{ precio1: 100 }],
    }));
    const headers = { 'content-range': `${start}-${start + rows.length - 1}/${COUNT}` };
    await route.fulfill({ json: rows, headers });
  });
}

test('a catalogue of thousands is scrolled to its end, and Back returns to the same card', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(NO_PRODUCT);
  await watchShifts(page);
  await answerWithMany(page);
  await page.goto('/catalogue');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${COUNT} productos`);
  await expect(page.getByRole('heading', { name: 'Muestra 30', exact: true })).toBeAttached();
  // The document had other products.
  await page.evaluate(() => {
    window.shifts = 0;
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);

  await page.evaluate((y) => scrollTo(0, y), height / 2);
  const card = page.getByRole('heading', { name: 'Muestra 1500', exact: true });
  await expect(card).toBeAttached();
  expect(await page.getByRole('article').count()).toBeLessThan(200);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: 'Agregar Muestra 1500' }).click();
  await expect(page).toHaveURL(/\/product\/1500$/);
  await page.goBack();
  await expect(card).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('link', { name: `Agregar Muestra ${COUNT}` })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(await shiftsOf(page)).toBe(0);
});

test('the Tab key reaches the cards after those that the page starts with', async ({
  page,
  expectConsoleError,
}) => {
  // A focused card prefetches its product.
  expectConsoleError(NO_PRODUCT);
  await answerWithMany(page);
  await page.goto('/catalogue');
  const card = (number: number) =>
    page.getByRole('link', { name: `Agregar Muestra ${number}`, exact: true });
  await expect(card(120)).toBeAttached();
  await card(90).focus();
  for (let number = 91; number <= 130; number++) {
    await page.keyboard.press('Tab');
    await expect(card(number)).toBeFocused();
  }
});
