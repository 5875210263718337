import type { Page } from '@playwright/test';
import { photoFile } from './support/pictureFiles.ts';
import { expectPixels, test } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';
import { texts } from './support/texts.ts';

/**
 * Lists the banners of the home page in order, at the smallest width with desktop banners.
 * @param count number of banners once the page has read them: its document shows those of the build before
 */
async function homeBanners(page: Page, count: number): Promise<string[]> {
  const { banner } = texts.es.home;
  await page.setViewportSize({ width: 769, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: banner.pause }).click();
  const current = page.getByRole('group', { name: /^\d+ de \d+$/ });
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

test('an uploaded desktop banner is on the home page of a wide window until it is deleted', async ({
  page,
}) => {
  const initialBanners = await homeBanners(page, 2);

  await test.step('upload', async () => {
    await page.goto('/upload-banners');
    const files = [await photoFile('oferta-ancha.jpg', [1920, 600])];
    await page.getByLabel('Elegir archivos').setInputFiles(files);
    await expect(page.getByRole('list', { name: 'Archivos elegidos' })).toContainText('1920 × 600');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Subir', exact: true }).click();
    await expect(page.getByText('¡Banner agregado exitosamente!').first()).toBeVisible();
    expect(await homeBanners(page, 3)).toEqual([...initialBanners, 'oferta-ancha.webp']);
  });

  await test.step('delete', async () => {
    await page.goto('/upload-banners');
    await page
      .getByRole('button', { name: 'Eliminar oferta-ancha.webp del almacenamiento' })
      .click();
    const question = page.getByRole('dialog', { name: 'Eliminar del almacenamiento' });
    await expect(question).toContainText('Escritorio, lugar 3 de 3');
    await question.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(page.getByText('Banner eliminado del almacenamiento').first()).toBeVisible();
    // The closing popup goes back in the history, which would cancel the navigation to the home page.
    await expect(question).toHaveCount(0);
    expect(await homeBanners(page, 2)).toEqual(initialBanners);
  });
});
