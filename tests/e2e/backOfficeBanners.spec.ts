import type { Locator, Page } from '@playwright/test';
import { photoFile, type GivenFile } from './support/pictureFiles.ts';
import { expectPixels, test } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';
import { texts } from './support/texts.ts';

const DESKTOP = 'banner desktop';

const card = (page: Page, list: 'Banners activos' | 'Banners guardados', name: string): Locator =>
  page
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

const input = (page: Page) => page.getByLabel('Elegir archivos');
const chosen = (page: Page) =>
  page.getByRole('list', { name: 'Archivos elegidos' }).getByRole('listitem');
const start = (page: Page) => page.getByRole('button', { name: 'Subir', exact: true });
const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });

/** Chooses files and starts the upload. */
async function upload(page: Page, files: readonly GivenFile[]): Promise<void> {
  await input(page).setInputFiles([...files]);
  await expect(chosen(page)).toHaveCount(files.length);
  await expectAccessible(page);
  await start(page).click();
}

/** The banners of the home page at a width of the window, in order. */
async function bannersAt(page: Page, width: number): Promise<string[]> {
  const { banner } = texts.es.home;
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: banner.pause }).click();
  const current = page.getByRole('group', { name: /^\d+ de \d+$/ });
  const count = Number(/\d+$/.exec((await current.getAttribute('aria-label')) ?? '')?.[0]);
  const names: string[] = [];
  for (let place = 1; place <= count; place += 1) {
    await expect(current).toHaveAccessibleName(`${place} de ${count}`);
    const picture = current.locator('img').last();
    const name = /[^/]+$/.exec((await picture.getAttribute('src')) ?? '')?.[0] ?? '';
    await expectPixels(picture, name);
    names.push(name.replace(/_\d{13}(?=\.)/, ''));
    await page.getByRole('button', { name: banner.next }).click();
  }
  return names;
}

test('a banner is on the home page of its layout until it is deleted', async ({ page, shop }) => {
  const before = { wide: await bannersAt(page, 769), narrow: await bannersAt(page, 768) };

  await test.step('upload one of each', async () => {
    await page.goto('/upload-banners');
    await expect(page.getByText(/^Tamaño recomendado: 1920 × 600 px/)).toBeVisible();
    await upload(page, [await photoFile('oferta-ancha.jpg', [1920, 600])]);
    await expect(toast(page, '¡Banner agregado exitosamente!')).toBeVisible();
    await expect(card(page, 'Banners activos', 'oferta-ancha.webp')).toBeVisible();
    await page.getByRole('radio', { name: 'Móvil' }).check();
    await expect(page.getByText(/^Tamaño recomendado: 640 × 800 px/)).toBeVisible();
    await upload(page, [await photoFile('oferta-alta.jpg', [640, 800])]);
    await expect(card(page, 'Banners activos', 'oferta-alta.webp')).toBeVisible();
  });

  await test.step('each shows at its width', async () => {
    expect(await bannersAt(page, 769)).toEqual([...before.wide, 'oferta-ancha.webp']);
    expect(await bannersAt(page, 768)).toEqual([...before.narrow, 'oferta-alta.webp']);
  });

  await test.step('deleted, its file is gone', async () => {
    await page.goto('/upload-banners');
    const files = await shop.filesIn('banners', DESKTOP);
    const fileName = files.find((name) => name.startsWith('oferta-ancha_'));
    expect(await shop.bytesOf('banners', `${DESKTOP}/${fileName}`)).not.toBeNull();
    await page
      .getByRole('button', { name: 'Eliminar oferta-ancha.webp del almacenamiento' })
      .click();
    const question = page.getByRole('dialog', { name: 'Eliminar del almacenamiento' });
    const places = before.wide.length + 1;
    await expect(question).toContainText(`Escritorio, lugar ${places} de ${places}`);
    await question.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(toast(page, 'Banner eliminado del almacenamiento')).toBeVisible();
    await expect(card(page, 'Banners activos', 'oferta-ancha.webp')).toHaveCount(0);
    await expect(card(page, 'Banners guardados', 'oferta-ancha.webp')).toHaveCount(0);
    expect(await shop.filesIn('banners', DESKTOP)).not.toContain(fileName);
    expect(await shop.bytesOf('banners', `${DESKTOP}/${fileName}`)).toBeNull();
    expect(await bannersAt(page, 769)).toEqual(before.wide);
  });
});
