import type { Locator, Page } from '@playwright/test';
import { photoFile } from './support/pictureFiles.ts';
import { signInByForm, signInStranger, signOut } from './support/session.ts';
import { test } from './support/staffTest.ts';
import { expect, expectAccessible, test as visitorTest } from './support/test.ts';

const tableRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });

/** Names in the table of familias, from the top. */
async function familiaNames(page: Page): Promise<string[]> {
  const names = await page.getByRole('button', { name: /^Arrastrar «/ }).all();
  return Promise.all(
    names.map(async (handle) => (await handle.getAttribute('aria-label')) ?? ''),
  ).then((labels) => labels.map((label) => label.replace(/^Arrastrar «|»$/g, '')));
}

/** Expects the order after `moved` was saved in its new place, and again after a reload. */
async function expectOrder(page: Page, names: readonly string[], moved: string): Promise<void> {
  const place = names.indexOf(moved) + 1;
  await expect(
    page.getByText(`«${moved}» está en la posición ${place} de ${names.length}`, { exact: true }),
  ).toBeAttached();
  expect(await familiaNames(page)).toEqual(names);
  await page.reload();
  await expect.poll(() => familiaNames(page)).toEqual(names);
}

async function dragOnto(page: Page, handle: Locator, target: Locator): Promise<void> {
  const from = await handle.boundingBox();
  const to = await target.boundingBox();
  if (from === null || to === null) throw new Error('nothing to drag');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, from.y, { steps: 5 });
  await page.mouse.move(x, to.y + to.height / 2, { steps: 15 });
  await page.mouse.up();
}

visitorTest.use({ hasOwnShop: true });

visitorTest(
  'staff sign in, add a familia, a subfamilia and a product, see it in the catalogue, and delete it',
  async ({ page }) => {
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: 'Guardar' });

    await visitorTest.step('sign in', async () => {
      await signInByForm(page);
    });

    await visitorTest.step('add a familia', async () => {
      const bar = page.getByRole('navigation', { name: 'Administración' });
      await bar.getByRole('link', { name: 'Familias', exact: true }).click();
      await page.getByRole('button', { name: 'Agregar familia' }).click();
      await dialog.getByRole('textbox', { name: /Nombre/ }).fill('Medias');
      await save.click();
      await expect(page.getByText('¡Familia agregada!')).toBeVisible();
      await expect(dialog).toHaveCount(0);
    });

    await visitorTest.step('order it by keyboard and by mouse', async () => {
      const before = await familiaNames(page);
      expect(before.indexOf('Medias')).toBe(before.indexOf('Uniformes y trabajo') - 1);
      const handle = page.getByRole('button', { name: 'Arrastrar «Medias»' });
      await handle.focus();
      // The library listens from the task after the first key on; each further key follows an announcement.
      const nextTask = () => new Promise<void>((done) => setTimeout(done));
      for (const [key, up] of [
        ['Space', 1],
        ['ArrowUp', 2],
        ['ArrowUp', 3],
      ] as const) {
        await page.keyboard.press(key);
        await expect(
          page.getByText(`«Medias» está en la posición ${before.length - up} de`),
        ).toBeAttached();
        await page.evaluate(nextTask);
      }
      await page.keyboard.press('Space');
      const others = before.filter((name) => name !== 'Medias');
      const up = [...others.slice(0, -3), 'Medias', ...others.slice(-3)];
      await expectOrder(page, up, 'Medias');
      await dragOnto(
        page,
        page.getByRole('button', { name: 'Arrastrar «Medias»' }),
        tableRow(page, 'Camisetas'),
      );
      await expectOrder(page, ['Medias', ...others], 'Medias');
    });

    await visitorTest.step('add a subfamilia with an uploaded thumbnail', async () => {
      await page.goto('/edit-subfamilia');
      await page.getByRole('button', { name: 'Agregar subfamilia' }).click();
      await dialog.getByRole('textbox', { name: /Nombre/ }).fill('Media deportiva');
      await dialog.getByLabel(/Familia/).selectOption({ label: 'Medias' });
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: 'Subir imagen' }).click();
      await (await chooser).setFiles(await photoFile('media ñandú.jpg', [1600, 1200]));
      await expect(dialog.getByText(/^Imagen subida/)).toBeVisible();
      await save.click();
      await expect(page.getByText('¡Subfamilia agregada exitosamente!')).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await page.getByLabel('Buscar por nombre o familia').fill('deportiva');
      await expect(tableRow(page, 'Media deportiva')).toContainText('Medias');
    });

    await visitorTest.step(
      'add a product with a new colour, a new size and stock in two warehouses',
      async () => {
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
        await expect(page.getByText('Color agregado correctamente').first()).toBeVisible();
        await expect(color).toHaveCount(0);

        await dialog.getByRole('button', { name: 'Agregar talla' }).click();
        const talla = page.getByRole('dialog', { name: 'Agregar talla' });
        await talla.getByLabel(/^ID de la talla/).fill('9-11');
        await talla.getByRole('button', { name: 'Guardar' }).click();
        await expect(page.getByText('Talla agregada correctamente').first()).toBeVisible();
        await expect(talla).toHaveCount(0);
        await expect(dialog.getByLabel('Talla', { exact: true })).toHaveValue('9-11');

        await dialog
          .getByLabel(/^Cantidad en/)
          .first()
          .fill('5');
        await dialog.getByRole('button', { name: 'Agregar bodega' }).click();
        await dialog
          .getByLabel(/^Cantidad en/)
          .last()
          .fill('7');
        await save.click();
        await expect(page.getByText('¡Producto agregado exitosamente!')).toBeVisible();
        await expect(dialog).toHaveCount(0);
        await expect(page.getByRole('row').nth(1)).toContainText('MED-1');
      },
    );

    await visitorTest.step('see it in the public catalogue', async () => {
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: /ir al inicio/ }).click();
      await header.getByRole('link', { name: 'Catálogo' }).click();
      const card = page.getByRole('article').filter({ hasText: 'Media deportiva' });
      await expect(card).toContainText('₡1,500.00');
      await card.getByRole('link').first().click();
      await expect(page.getByText('Verde helecho').first()).toBeVisible();
      await expect(page.getByText('Disponible: 12')).toBeVisible();
    });

    await visitorTest.step('delete it', async () => {
      await page.goto('/edit-producto?buscar=MED-1');
      await page
        .getByRole('row')
        .filter({ hasText: 'MED-1' })
        .getByRole('button', { name: /Eliminar/ })
        .click();
      await dialog.getByRole('button', { name: 'Eliminar' }).click();
      await expect(page.getByText('¡Producto eliminado correctamente!')).toBeVisible();
      await expect(page.getByText('No se encontraron productos')).toBeVisible();
    });

    await visitorTest.step('sign out', async () => {
      await signOut(page);
      await page.goto('/edit-producto');
      await expect(page.getByRole('heading', { name: 'Acceso Restringido' })).toBeVisible();
    });
  },
);

test('two tabs change the same price: both values are shown, and nothing else is overwritten', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const formOf = (tab: Page) => tab.getByRole('main');
  const priceOf = (tab: Page) => formOf(tab).getByLabel(/^Precio 1/);
  const nameOf = (tab: Page) => formOf(tab).getByLabel(/^Nombre/);
  const saveIn = (tab: Page) =>
    formOf(tab).getByRole('button', { name: 'Guardar', exact: true }).click();
  for (const tab of [page, other]) {
    await tab.goto('/edit-producto/102');
    await expect(priceOf(tab)).not.toHaveValue('');
  }
  await nameOf(other).fill('Nombre que otra persona cambió');
  await priceOf(other).fill('4100');
  await saveIn(other);
  await expect(other.getByText('¡Producto actualizado con éxito!')).toBeVisible();

  await priceOf(page).fill('4200');
  await saveIn(page);
  const question = page.getByText('Otra persona guardó cambios mientras usted editaba');
  await expect(question).toBeInViewport();
  const conflict = formOf(page).getByRole('listitem').filter({ hasText: 'Precio 1' });
  await expect(conflict.getByRole('definition')).toHaveText([/4,?100/, /4,?200/]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar lo mío' }).click();
  await expect(page.getByText('¡Producto actualizado con éxito!')).toBeVisible();

  await page.goto('about:blank');
  await page.goto('/edit-producto/102');
  await expect(priceOf(page)).toHaveValue(/^4200/);
  await expect(nameOf(page)).toHaveValue('Nombre que otra persona cambió');
});

test('on a phone, the undo of a deletion brings a product back with stock and pictures', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const read = () =>
    shop.readRows<{ codigo: string; inventario: object[]; images: object[] }>(
      'producto',
      'select=*,inventario(*),images(*)&inventario.order=bodega_id&images.order=url&id=eq.103',
    );
  const before = await read();
  expect([before[0]?.inventario.length, before[0]?.images.length]).not.toContain(0);
  await page.goto(`/edit-producto?buscar=${before[0]?.codigo}#eliminar-103`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('¡Producto eliminado correctamente!')).toBeVisible();
  expect(await read()).toEqual([]);

  await page.goto('/admin/history');
  await page
    .getByRole('link', { name: /: eliminado$/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Deshacer', exact: true }).click();
  await dialog.getByRole('button', { name: /^Deshacer \d+ filas$/ }).click();
  await expect(dialog.getByText('Se deshizo el cambio')).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  expect(await read()).toEqual(before);
});

visitorTest(
  'a signed-in stranger sees the screens, and every write is refused with a message',
  async ({ page, request, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource|\[/);
    await signInStranger(page, request);
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: 'Guardar' });
    const noRight = page.getByText(/no tiene permiso de personal/).first();

    await page.goto('/edit-familia#agregar');
    await dialog.getByRole('textbox', { name: /Nombre/ }).fill('Ajena');
    await save.click();
    await expect(page.getByText('Error al agregar familia')).toBeVisible();
    await expect(noRight).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Ajena');

    await page.goto('/edit-producto#editar-101');
    await dialog.getByLabel(/^Precio 1/).fill('1');
    await save.click();
    await expect(page.getByText(/^Errores al actualizar/)).toBeVisible();
    await expect(noRight).toBeVisible();
  },
);
