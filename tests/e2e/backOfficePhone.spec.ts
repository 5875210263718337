import type { Page } from '@playwright/test';
import { shiftsOf, slowDown, watchShifts } from './support/shifts.ts';
import { test } from './support/staffTest.ts';
import { expect } from './support/test.ts';
import { texts } from './support/texts.ts';

const TABLES = [
  { path: '/edit-producto', name: 'Productos' },
  { path: '/edit-subfamilia', name: 'Subfamilias' },
  { path: '/edit-familia', name: 'Familias' },
] as const;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Administración' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the actions of a row are in view without scrolling sideways', async ({ page }) => {
    for (const { path, name } of TABLES) {
      await page.goto(path);
      const row = page.getByRole('region', { name }).getByRole('row').nth(1);
      const edit = row.getByRole('button', { name: /^Editar/ });
      await expect(edit).toBeInViewport({ ratio: 1 });
      const { width, height } = (await edit.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect((await bar(page).boundingBox())?.height).toBe(48);
    }
  });

  test('a table marks the edge behind which it continues, and scrolls by keyboard', async ({
    page,
  }) => {
    await page.goto('/edit-producto');
    const table = page.getByRole('region', { name: 'Productos' });
    await expect(table.getByRole('button', { name: /^Editar/ }).first()).toBeVisible();
    await expect(table).toHaveAttribute('data-after');
    await expect(table).not.toHaveAttribute('data-before');
    await table.focus();
    // A key that is held down repeats.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(table).toHaveAttribute('data-before', { timeout: 500 });
    }).toPass();
    await table.evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth }));
    await expect(table).not.toHaveAttribute('data-after');
  });
});

test('on the narrowest phone the link of the current screen is in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/upload-banners');
  await expect(bar(page).getByRole('link', { name: 'Banners' })).toBeInViewport({ ratio: 1 });
  await expect(bar(page).getByRole('button', { name: 'Cerrar sesión' })).toBeInViewport({
    ratio: 1,
  });
  const first = bar(page).getByRole('link', { name: 'Productos' });
  await expect(first).not.toBeInViewport({ ratio: 1 });
  await bar(page).getByRole('link', { name: 'Subfamilias' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
});

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 768, height: 900 },
]) {
  test(`nothing moves while a screen loads slowly, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await slowDown(page);
    for (const path of ['/edit-producto', '/edit-subfamilia', '/edit-familia', '/upload-banners']) {
      await page.goto(path);
      await expect(page.locator('main [aria-busy="true"], main li[aria-hidden]')).toHaveCount(0);
      await expect(
        page.getByRole('button', { name: /^(Editar|Desactivar)/ }).first(),
      ).toBeVisible();
      expect(await shiftsOf(page), path).toBe(0);
    }
  });
}

test('offline, the bar says that nothing is saved, and does not mention the cart', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/edit-producto');
  await expect(page.getByRole('button', { name: /^Editar/ }).first()).toBeVisible();
  await context.setOffline(true);
  const notice = page.getByText('Sin conexión: nada se guarda; lo escrito queda.');
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(texts.es.common.offline)).toBeHidden();
  // The sticky header below leaves room for one line only.
  expect((await notice.boundingBox())?.height).toBeLessThan(30);
  await page.evaluate(() => scrollTo(0, 300));
  await expect(notice).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});
