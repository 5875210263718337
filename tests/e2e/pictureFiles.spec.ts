import sharp from 'sharp';
import { givenFile } from './support/pictureFiles.ts';
import { signInStaff } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { chosenUrl, fileInput, storedThumbnail } from './support/thumbnail.ts';

test.beforeEach(async ({ page, request, baseURL }) => {
  await signInStaff(page, request, baseURL);
  await page.goto('/add-subfamilia');
});

for (const [kind, name, type, width, height] of [
  ['large', 'grande.png', 'image/png', 512, 512],
  ['cmyk', 'imprenta.jpg', 'image/jpeg', 512, 341],
  ['gif', 'animada.webp', 'image/webp', 300, 200],
  ['svg', 'marca.webp', 'image/webp', 512, 170],
  ['emoji', '___1_100__.webp', 'image/webp', 512, 341],
] as const) {
  test(`a picture of the kind ${kind} is stored as ${name}`, async ({ page }) => {
    await fileInput(page).setInputFiles(await givenFile(kind));
    await expect(page.getByText('Imagen subida')).toBeVisible({ timeout: 30_000 });
    expect(await storedThumbnail(page)).toMatchObject({ name, type, width, height });
  });
}

test('what is transparent stays so', async ({ page }) => {
  await fileInput(page).setInputFiles(await givenFile('transparent'));
  await expect(page.getByText('Imagen subida')).toBeVisible();
  const { bytes, hasAlpha } = await storedThumbnail(page);
  expect(hasAlpha).toBe(true);
  expect((await sharp(bytes).stats()).channels[3]?.max).toBe(0);
});

for (const [kind, title, reason] of [
  ['empty', 'Error al comprimir imagen', '«vacia.jpg» está vacío'],
  ['textAsJpeg', 'No es un archivo de imagen', '«notas.jpg» no contiene una imagen'],
  ['htmlAsPng', 'No es un archivo de imagen', '«pagina.png» no contiene una imagen'],
  ['bomb', 'Error al comprimir imagen', '«bomba.png» es demasiado grande'],
  ['text', 'No es un archivo de imagen', '«notas.txt» no contiene una imagen'],
] as const) {
  test(`a file of the kind ${kind} is refused: ${title}`, async ({ page }) => {
    await fileInput(page).setInputFiles(await givenFile(kind));
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(title, { timeout: 30_000 });
    await expect(alert).toContainText(reason);
    await expect(page.getByText('Imagen subida')).toHaveCount(0);
    expect(await chosenUrl(page)).not.toContain('/thumbnails/1');
  });
}
