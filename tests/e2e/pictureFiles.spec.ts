import sharp from 'sharp';
import { givenFile } from './support/pictureFiles.ts';
import { signInStaff } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { chosenUrl, fileInput, storedThumbnail } from './support/thumbnail.ts';

test.beforeEach(async ({ page, request }) => {
  await signInStaff(page, request);
  await page.goto('/add-subfamilia');
});

test('pictures of every kind become small thumbnails', async ({ page }) => {
  for (const [kind, name, type, width, height] of [
    ['large', 'grande.png', 'image/png', 512, 512],
    ['cmyk', 'imprenta.jpg', 'image/jpeg', 512, 341],
    ['gif', 'animada.webp', 'image/webp', 300, 200],
    ['svg', 'marca.webp', 'image/webp', 512, 170],
    ['emoji', '___1_100__.webp', 'image/webp', 512, 341],
    ['transparent', 'transparente.png', 'image/png', 512, 384],
  ] as const) {
    const file = await givenFile(kind);
    await fileInput(page).setInputFiles(file);
    await expect(page.getByText(`Imagen subida: ${file.name}`)).toBeVisible({ timeout: 30_000 });
    expect(await storedThumbnail(page), kind).toMatchObject({ name, type, width, height });
  }
  const { bytes, hasAlpha } = await storedThumbnail(page);
  expect(hasAlpha, 'the last one is transparent').toBe(true);
  expect((await sharp(bytes).stats()).channels[3]?.max).toBe(0);
});

test('files that are not pictures, or too large, are refused with the reason', async ({ page }) => {
  const alert = page.getByRole('alert');
  for (const [kind, title, reason] of [
    ['empty', 'Error al comprimir imagen', '«vacia.jpg» está vacío'],
    ['textAsJpeg', 'No es un archivo de imagen', '«notas.jpg» no contiene una imagen'],
    ['htmlAsPng', 'No es un archivo de imagen', '«pagina.png» no contiene una imagen'],
    ['bomb', 'Error al comprimir imagen', '«bomba.png» es demasiado grande'],
    ['text', 'No es un archivo de imagen', '«notas.txt» no contiene una imagen'],
  ] as const) {
    await fileInput(page).setInputFiles(await givenFile(kind));
    await expect(alert).toContainText(reason, { timeout: 30_000 });
    await expect(alert).toContainText(title);
    await expect(page.getByText('Imagen subida')).toHaveCount(0);
    expect(await chosenUrl(page)).not.toContain('/thumbnails/1');
  }
});
