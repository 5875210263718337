import type { Page } from '@playwright/test';
import { test } from './support/staffTest.ts';
import { expect } from './support/test.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Hay cambios sin guardar' });

/** Goes Back and answers the question by staying, then goes Back again and leaves. */
async function expectBackAsks(
  page: Page,
  { onStay, onLeave }: { onStay: () => Promise<void>; onLeave: () => Promise<void> },
): Promise<void> {
  const here = page.url();
  await page.evaluate(() => history.back());
  const stay = question(page).getByRole('button', { name: 'Seguir editando' });
  await expect(stay).toBeFocused();
  await stay.click();
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(here);
  await onStay();
  await page.evaluate(() => history.back());
  await question(page).getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(question(page)).toHaveCount(0);
  await onLeave();
}

const asksToClose = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('Back from an unsaved popup asks first, and keeps the form below', async ({ page }) => {
  await page.goto('/edit-producto');
  await page.getByRole('button', { name: 'Agregar producto' }).click();
  const form = page.getByRole('dialog', { name: 'Agregar producto' });
  expect(await asksToClose(page)).toBe(false);
  await form.getByLabel(/^Código/).fill('ATRAS-1');
  expect(await asksToClose(page)).toBe(true);
  const add = form.getByRole('button', { name: 'Agregar color' });
  await add.click();
  const color = page.getByRole('dialog', { name: 'Agregar color' });
  await expect(color).toBeVisible();
  // The popup has no unsaved work yet, so Back does not ask.
  await page.goBack();
  await expect(color).toHaveCount(0);
  await add.click();
  await color.getByLabel(/^Nombre/).fill('Terracota');
  await expectBackAsks(page, {
    onStay: () => expect(color.getByLabel(/^Nombre/)).toHaveValue('Terracota'),
    onLeave: () => expect(color).toHaveCount(0),
  });
  await expect(form.getByLabel(/^Código/)).toHaveValue('ATRAS-1');
  await expectBackAsks(page, {
    onStay: () => expect(form.getByLabel(/^Código/)).toHaveValue('ATRAS-1'),
    onLeave: () => expect(form).toHaveCount(0),
  });
});
