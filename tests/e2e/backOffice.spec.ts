import type { Page } from '@playwright/test';
import { photoFile } from './support/pictureFiles.ts';
import { shops } from './support/shops.ts';
import { expect, test } from './support/test.ts';

const familiaNames = (page: Page) => page.locator('tbody th').allTextContents();

/** Expects that the new position of `moved` was announced, and that a reload keeps the order. */
async function expectOrder(page: Page, names: readonly string[], moved: string): Promise<void> {
  const place = names.indexOf(moved) + 1;
  await expect(
    page.getByText(`«${moved}» está en la posición ${place} de ${names.length}`, { exact: true }),
  ).toBeAttached();
  expect(await familiaNames(page)).toEqual(names);
  await page.reload();
  await expect.poll(() => familiaNames(page)).toEqual(names);
}

test('staff sign in, add a product with its familia and subfamilia, and see the product in the catalogue', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Guardar' });

  const { email, password } = shops().staff;
  await page.goto('/admin');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel(/^Contraseña/).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('main')).toContainText(email);

  await test.step('add a familia', async () => {
    const bar = page.getByRole('navigation', { name: 'Administración' });
    await bar.getByRole('link', { name: 'Familias', exact: true }).click();
    await page.getByRole('button', { name: 'Agregar familia' }).click();
    await dialog.getByRole('textbox', { name: /Nombre/ }).fill('Medias');
    await save.click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('move the familia by keyboard and by mouse', async () => {
    const initialNames = await familiaNames(page);
    expect(initialNames.indexOf('Medias')).toBe(initialNames.indexOf('Uniformes y trabajo') - 1);
    const handle = page.getByRole('button', { name: 'Arrastrar «Medias»' });
    await expect(handle).toHaveAccessibleDescription(/^Para mover la familia con el teclado/);
    // The library for dragging listens one task after the first key, and handles a key after an announcement.
    const nextTask = () => new Promise<void>((done) => setTimeout(done));
    const lift = async (steps: number) => {
      await handle.focus();
      for (let up = 1; up <= steps + 1; up += 1) {
        await page.keyboard.press(up === 1 ? 'Space' : 'ArrowUp');
        await expect(
          page.getByText(`«Medias» está en la posición ${initialNames.length - up} de`),
        ).toBeAttached();
        await page.evaluate(nextTask);
      }
    };
    await lift(1);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Movimiento cancelado: «Medias» sigue en')).toBeAttached();
    expect(await familiaNames(page)).toEqual(initialNames);
    await lift(2);
    await page.keyboard.press('Space');
    const otherNames = initialNames.filter((name) => name !== 'Medias');
    const up = [...otherNames.slice(0, -3), 'Medias', ...otherNames.slice(-3)];
    await expectOrder(page, up, 'Medias');
    const first = page
      .getByRole('row')
      .filter({ has: page.getByText('Camisetas', { exact: true }) });
    await handle.dragTo(first, { steps: 20 });
    await expectOrder(page, ['Medias', ...otherNames], 'Medias');
  });

  await test.step('add a subfamilia with an uploaded thumbnail', async () => {
    await page.goto('/edit-subfamilia');
    await page.getByRole('button', { name: 'Agregar subfamilia' }).click();
    await dialog.getByRole('textbox', { name: /Nombre/ }).fill('Media deportiva');
    await dialog.getByLabel(/Familia/).selectOption({ label: 'Medias' });
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Subir imagen' }).click();
    await (await chooser).setFiles(await photoFile('media ñandú.jpg', [1600, 1200]));
    await expect(dialog.getByText(/^Imagen subida/)).toBeVisible();
    await save.click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('add a product with a new colour and stock', async () => {
    await page.goto('/edit-producto');
    await page.getByRole('button', { name: 'Agregar producto' }).click();
    await dialog.getByLabel(/^Código/).fill('MED-1');
    await dialog.getByLabel(/^Nombre/).fill('Media deportiva verde');
    await dialog.getByLabel(/^Subfamilia/).selectOption({ label: 'Medias · Media deportiva' });
    await dialog.getByLabel(/^Precio 1/).fill('1500');
    await dialog.getByLabel(/^Precio 2/).fill('1200');
    await dialog.getByLabel(/^Precio 3/).fill('1000');

    await dialog.getByRole('button', { name: 'Agregar color' }).click();
    const color = page.getByRole('dialog', { name: 'Agregar color' });
    await color.getByLabel(/^Nombre/).fill('Verde helecho');
    await color.getByRole('button', { name: 'Guardar' }).click();
    await expect(color).toHaveCount(0);

    await dialog.getByLabel(/^Cantidad en/).fill('12');
    await save.click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('see the product in the public catalogue', async () => {
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: /ir al inicio/ }).click();
    await header.getByRole('link', { name: 'Catálogo' }).click();
    const card = page.getByRole('article').filter({ hasText: 'Media deportiva' });
    await expect(card).toContainText('₡1,500.00');
    const picture = card.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', /\/\d+_media_nandu\.jpg(\?|$)/);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await card.getByRole('link').first().click();
    await expect(page.getByText('Verde helecho').first()).toBeVisible();
    await expect(page.getByText('Disponible: 12')).toBeVisible();
  });
});
