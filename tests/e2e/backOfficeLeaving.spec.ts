import { test } from './support/staffTest.ts';
import { expect } from './support/test.ts';

test('Back from an unsaved popup asks first, and keeps the form below', async ({ page }) => {
  const back = () => page.evaluate(() => history.back());
  const asksToClose = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await page.goto('/edit-producto');
  await page.getByRole('button', { name: 'Agregar producto' }).click();
  const form = page.getByRole('dialog', { name: 'Agregar producto' });
  expect(await asksToClose()).toBe(false);
  await form.getByLabel(/^Código/).fill('ATRAS-1');
  expect(await asksToClose()).toBe(true);
  const add = form.getByRole('button', { name: 'Agregar color' });
  await add.click();
  const color = page.getByRole('dialog', { name: 'Agregar color' });
  await expect(color).toBeVisible();
  // The popup has no unsaved work yet, so Back does not ask.
  await page.goBack();
  await expect(color).toHaveCount(0);
  await add.click();
  await color.getByLabel(/^Nombre/).fill('Terracota');
  const question = page.getByRole('dialog', { name: 'Hay cambios sin guardar' });
  for (const [popup, label, text] of [
    [color, /^Nombre/, 'Terracota'],
    [form, /^Código/, 'ATRAS-1'],
  ] as const) {
    const address = page.url();
    await back();
    const stay = question.getByRole('button', { name: 'Seguir editando' });
    await expect(stay).toBeFocused();
    await stay.click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(popup.getByLabel(label)).toHaveValue(text);
    await back();
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(question).toHaveCount(0);
    await expect(popup).toHaveCount(0);
  }
});
