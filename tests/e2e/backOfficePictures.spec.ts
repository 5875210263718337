import type { Page } from '@playwright/test';
import { readStop } from './support/focus.ts';
import {
  failuresIn,
  imageLibrary,
  namesIn,
  openFolders,
  uploadToLibrary,
} from './support/imageLibrary.ts';
import { givenFile, photoFile } from './support/pictureFiles.ts';
import { expectPixels, test } from './support/staffTest.ts';
import { expect } from './support/test.ts';

const SUBFAMILIA = 'Bolsa de tela';
const CODE = 'BOL-1';
const COLORS = ['azul', 'roja', 'verde', 'negra'] as const;

test.describe('a shop with a subfamilia of pictures', () => {
  test.afterEach(async ({ shop }) => {
    await shop.removeRows('images', 'url=like.*/bolsa-*');
    await shop.removeRows('producto', `codigo=eq.${CODE}`);
    await shop.removeRows('subfamilia', `nombre=eq.${encodeURIComponent(SUBFAMILIA)}`);
    await shop.removeFiles(
      'productsamples',
      COLORS.map((color) => `thumbnails/bolsa-${color}.webp`),
    );
  });

  test('pictures are uploaded, used as thumbnail and in the gallery, and deleted with a warning', async ({
    page,
    shop,
  }) => {
    test.setTimeout(120_000);
    const dialog = page.getByRole('dialog');
    const library = imageLibrary(page);
    const form = page.getByRole('dialog', { name: 'Agregar producto' });

    await test.step('a subfamilia without a thumbnail', async () => {
      await page.goto('/add-subfamilia');
      await page.getByRole('textbox', { name: /Nombre/ }).fill(SUBFAMILIA);
      await page.getByLabel(/^Familia/).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(page).toHaveURL(/\/edit-subfamilia$/);
    });

    await test.step('five pictures, one of them bad, from the form of a product', async () => {
      await page.goto('/edit-producto');
      await page.getByRole('button', { name: 'Agregar producto' }).click();
      await form.getByLabel(/^Código/).fill(CODE);
      await form.getByRole('button', { name: 'Subir imágenes' }).click();
      await openFolders(library, 'thumbnails');
      const good = await Promise.all(
        COLORS.map((color, index) => photoFile(`bolsa-${color}.jpg`, [600 + index, 400])),
      );
      await uploadToLibrary(page, [
        ...good.slice(0, 2),
        await givenFile('textAsJpeg'),
        ...good.slice(2),
      ]);
      // A busy machine takes seconds to compress each of them.
      await expect(library.getByText('4 archivos subidos. 1 fallidos.')).toBeVisible({
        timeout: 40_000,
      });
      await expect(failuresIn(library)).toHaveText(['«notas.jpg»: No es un archivo de imagen']);
      await library.getByRole('searchbox').fill('bolsa');
      await expect(namesIn(library)).toHaveText([
        'bolsa-azul.webp',
        'bolsa-negra.webp',
        'bolsa-roja.webp',
        'bolsa-verde.webp',
      ]);
      const stored = await shop.filesIn('productsamples', 'thumbnails');
      expect(stored.filter((name) => /bolsa|notas/.test(name))).toHaveLength(4);
      await library.getByRole('button', { name: 'Cerrar' }).first().click();
      await expect(form.getByLabel(/^Código/)).toHaveValue(CODE);
    });

    await test.step('two of them on the product', async () => {
      await form.getByLabel(/^Nombre/).fill('Bolsa de tela cruda');
      await form.getByLabel(/^Subfamilia/).selectOption({ label: await subfamiliaLabel(page) });
      for (const [label, price] of [
        [/^Precio 1/, '900'],
        [/^Precio 2/, '800'],
        [/^Precio 3/, '700'],
      ] as const) {
        await form.getByLabel(label).fill(price);
      }
      const gallery = form.getByRole('region', { name: 'Galería' });
      await openFolders(gallery, 'thumbnails');
      await gallery.getByRole('searchbox').fill('bolsa');
      for (const color of ['azul', 'verde']) {
        await gallery.getByRole('button', { name: `bolsa-${color}.webp` }).click();
      }
      await form.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByText('¡Producto agregado exitosamente!')).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('row').filter({ hasText: CODE })).toContainText('2 imágenes');
    });

    await test.step('one of them as the thumbnail', async () => {
      await page.goto(`/edit-subfamilia?buscar=${encodeURIComponent(SUBFAMILIA)}`);
      await page.getByRole('button', { name: `Editar ${SUBFAMILIA}` }).click();
      await dialog.getByRole('button', { name: 'bolsa-azul.webp' }).click();
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByText('¡Actualizado!')).toBeVisible();
      await expect(dialog).toHaveCount(0);
    });

    const card = page.getByRole('article').filter({ hasText: SUBFAMILIA });
    const gallery = page.getByRole('region', { name: `Imágenes de ${SUBFAMILIA}` });

    await test.step('visitors see them', async () => {
      await page.goto('/catalogue');
      await expectPixels(card.locator('img'), 'bolsa-azul.webp');
      await card.getByRole('link').first().click();
      const small = gallery.getByRole('listitem').locator('img');
      await expect(small).toHaveCount(2);
      await expectPixels(small.nth(0), 'bolsa-azul.webp');
      await expectPixels(small.nth(1), 'bolsa-verde.webp');
    });

    await test.step('the delete dialog says where a picture is used, and it is removed there', async () => {
      await page.goto('/edit-producto#biblioteca');
      await openFolders(library, 'thumbnails');
      await library.getByRole('searchbox').fill('bolsa-azul');
      await library.getByRole('button', { name: 'Eliminar bolsa-azul.webp' }).click();
      const question = page.getByRole('dialog', { name: 'Eliminar archivo' });
      await expect(question.getByRole('listitem')).toHaveText([
        new RegExp(`^Producto .*${CODE}`),
        `Subfamilia ${SUBFAMILIA}`,
      ]);
      await question.getByRole('button', { name: 'Eliminar de todos modos' }).click();
      await expect(library.getByText('Archivo eliminado correctamente')).toBeVisible();
      await expect(namesIn(library)).toHaveCount(0);
      expect(await shop.bytesOf('productsamples', 'thumbnails/bolsa-azul.webp')).toBeNull();
      await page.goto('/catalogue');
      await expect(card.locator('img')).toHaveAttribute('data-state', 'missing');
      await card.getByRole('link').first().click();
      await expectPixels(gallery.getByRole('img').first(), 'bolsa-verde.webp');
      await expect(gallery.getByRole('listitem')).toHaveCount(0);
    });
  });
});

/** The name of the subfamilia in the list of the form, with its familia. */
async function subfamiliaLabel(page: Page): Promise<string> {
  const option = page.getByRole('option', { name: new RegExp(` · ${SUBFAMILIA}$`) });
  await expect(option).toHaveCount(1);
  return (await option.textContent()) ?? '';
}

/** More than any screen has. */
const MANY_STOPS = 100;

/** Presses Tab until the control of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < MANY_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await readStop(page)).name === name) return;
  }
  throw new Error(`the Tab key never reaches «${name}»`);
}

test('the keyboard alone opens the library, its folders, the form again, and chooses a picture', async ({
  page,
}) => {
  await page.goto('/edit-producto#agregar');
  await expect(page.getByLabel(/^Código/)).toBeFocused();
  await tabTo(page, 'Subir imágenes');
  await page.keyboard.press('Enter');
  const library = imageLibrary(page);
  await expect(library).toBeVisible();
  await tabTo(page, 'Inicio');
  await page.keyboard.press('Enter');
  await expect(library.getByRole('button', { name: 'Inicio' })).toBeFocused();
  await tabTo(page, 'Abrir la carpeta thumbnails');
  await page.keyboard.press('Enter');
  await expect(library.getByRole('button', { name: 'thumbnails', exact: true })).toBeFocused();
  await expect(namesIn(library)).toHaveCount(12);
  await page.keyboard.press('Escape');
  await expect(library).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Subir imágenes' })).toBeFocused();

  await tabTo(page, 'Abrir la carpeta thumbnails');
  await page.keyboard.press('Enter');
  const picture = page.getByRole('list', { name: 'Imágenes' }).getByRole('button').first();
  await tabTo(page, (await picture.textContent()) ?? '');
  await page.keyboard.press('Space');
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByRole('list', { name: 'Se vincularán al guardar' }).getByRole('listitem'),
  ).toHaveCount(1);
});
