import type { Locator, Page } from '@playwright/test';
import { photoFile } from './support/pictureFiles.ts';
import { expectPixels, test } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';
import { texts } from './support/texts.ts';

const DESKTOP = 'banner desktop';

const card = (page: Page, list: 'Banners activos' | 'Banners guardados', name: string): Locator =>
  page
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });

/** The banners of the home page at the narrowest width of the wide ones, in order. */
async function homeBanners(page: Page): Promise<string[]> {
  const { banner } = texts.es.home;
  await page.setViewportSize({ width: 769, height: 800 });
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
  const before = await homeBanners(page);

  await test.step('upload', async () => {
    await page.goto('/upload-banners');
    const files = [await photoFile('oferta-ancha.jpg', [1920, 600])];
    await page.getByLabel('Elegir archivos').setInputFiles(files);
    await expect(page.getByRole('list', { name: 'Archivos elegidos' })).toContainText('1920 × 600');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Subir', exact: true }).click();
    await expect(toast(page, '¡Banner agregado exitosamente!')).toBeVisible();
    await expect(card(page, 'Banners activos', 'oferta-ancha.webp')).toBeVisible();
    expect(await homeBanners(page)).toEqual([...before, 'oferta-ancha.webp']);
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
    const places = before.length + 1;
    await expect(question).toContainText(`Escritorio, lugar ${places} de ${places}`);
    await question.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(toast(page, 'Banner eliminado del almacenamiento')).toBeVisible();
    await expect(card(page, 'Banners activos', 'oferta-ancha.webp')).toHaveCount(0);
    await expect(card(page, 'Banners guardados', 'oferta-ancha.webp')).toHaveCount(0);
    expect(await shop.filesIn('banners', DESKTOP)).not.toContain(fileName);
    expect(await shop.bytesOf('banners', `${DESKTOP}/${fileName}`)).toBeNull();
    expect(await homeBanners(page)).toEqual(before);
  });
});
