import type { Page } from '@playwright/test';
import { test } from './support/staffTest.ts';
import { expect } from './support/test.ts';

const WAYS_BACK = [
  { name: 'Back', goBack: (page: Page) => page.goBack() },
  ...['Volver a la lista', 'Cancelar'].map((name) => ({
    name: `'${name}'`,
    goBack: (page: Page) => page.getByRole('link', { name }).click(),
  })),
];

for (const { name, goBack } of WAYS_BACK) {
  test(`${name} leads from a product far down the list to the rows that were in sight`, async ({
    page,
  }) => {
    await page.goto('/edit-producto');
    const rows = page.getByRole('region', { name: 'Productos' }).locator('tbody tr');
    await expect(rows).toHaveCount(50);
    const code = rows.nth(45).getByRole('link').first();
    await code.scrollIntoViewIfNeeded();
    await code.focus();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(900);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Cancelar' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await goBack(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
}
