import sharp from 'sharp';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { picturesOfEveryKind } from './support/pictureFiles.ts';
import { test } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';

test('uploaded pictures are stored as small, upright webp files without animation and camera data', async ({
  page,
}) => {
  const library = page.getByRole('main');
  await page.goto('/admin/pictures');
  await library.getByRole('button', { name: 'Nueva carpeta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva carpeta en highres' });
  await dialog.getByLabel('Nombre de la carpeta').fill('malas');
  await dialog.getByRole('button', { name: 'Crear carpeta' }).click();
  await expect(library.getByText('Carpeta creada: malas')).toBeVisible();
  await library.getByLabel('Elegir imágenes').setInputFiles(await picturesOfEveryKind());
  await expect(library.getByText(/ archivos elegidos$/)).toBeVisible();
  await library.getByRole('button', { name: 'Subir', exact: true }).click();
  await expect(library.getByText('4 archivos subidos. 1 fallidos.')).toBeVisible({
    timeout: 200_000,
  });
  await expect(library.getByRole('list', { name: 'Archivos fallidos' })).toHaveText(
    /^«bomba\.png»: Error al comprimir: La imagen es demasiado grande para este navegador\./,
  );
  await expect(library.getByText('4 imágenes', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  async function readStored(name: string, width: number, height: number) {
    const folder = '/storage/v1/object/public/productsamples/highres/malas';
    const picture = sharp(await (await page.request.get(`${folder}/${name}`)).body());
    const { format, exif, orientation, pages, ...size } = await picture.metadata();
    expect([format, size.width, size.height]).toEqual(['webp', width, height]);
    expect([exif, orientation, pages]).toEqual([undefined, undefined, undefined]);
    return picture;
  }
  const photo = await readStored('Foto_del_nino__1_.webp', 900, 1200);
  // The camera's picture has a red left edge, which is the upper edge of the upright picture.
  const { dominant } = await photo.extract({ left: 0, top: 10, width: 900, height: 80 }).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.g).toBeLessThan(60);
  await readStored('animada.webp', 300, 200);
  await readStored('marca.webp', 900, 300);
  const clear = await readStored('transparente.webp', 800, 600);
  expect((await clear.stats()).channels[3]?.max).toBe(0);
  // The script in the SVG file would set the title to 'x'.
  await expect(page).not.toHaveTitle('x');
});
