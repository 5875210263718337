import sharp from 'sharp';
import { imageLibrary, makeFolder, openFolders, uploadToLibrary } from './support/imageLibrary.ts';
import { givenFile, photoFile } from './support/pictureFiles.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expectPixels, test } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';

const SUBFAMILIA = 'Bolsa de tela';

test('a picture is uploaded, shown to shoppers as a thumbnail, and deleted with a warning', async ({
  page,
  shop,
  addSubfamilia,
}) => {
  await addSubfamilia(SUBFAMILIA);
  const library = imageLibrary(page);
  const dialog = page.getByRole('dialog');
  const card = page.getByRole('article').filter({ hasText: SUBFAMILIA });

  await page.goto('/edit-producto');
  await page.getByRole('button', { name: 'Agregar producto' }).click();
  await dialog.getByLabel(/^Código/).fill('BOL-1');
  await dialog.getByLabel(/^Nombre/).fill('Bolsa azul');
  for (const tier of [1, 2, 3]) {
    await dialog.getByLabel(new RegExp(`^Precio ${tier}`)).fill(String(1000 - tier * 100));
  }
  const familia = dialog.getByRole('option', { name: new RegExp(` · ${SUBFAMILIA}$`) });
  const label = (await familia.textContent()) ?? '';
  await dialog.getByLabel(/^Subfamilia/).selectOption({ label });
  await dialog.getByRole('button', { name: 'Subir imágenes' }).click();
  await openFolders(library, 'thumbnails');
  await uploadToLibrary(page, [await photoFile('bolsa-azul.jpg')]);
  await expect(library.getByText(/^1 archivos? subidos? correctamente/)).toBeVisible();
  await library.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(dialog.getByLabel(/^Código/)).toHaveValue('BOL-1');
  const choice = dialog.getByRole('region', { name: 'Galería' });
  await openFolders(choice, 'thumbnails');
  await choice.getByRole('button', { name: 'bolsa-azul.webp' }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/edit-subfamilia?buscar=${encodeURIComponent(SUBFAMILIA)}`);
  await page.getByRole('button', { name: `Editar ${SUBFAMILIA}` }).click();
  await dialog.getByRole('button', { name: 'bolsa-azul.webp' }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('¡Actualizado!')).toBeVisible();
  await page.goto('/catalogue');
  await expectPixels(card.locator('img'), 'bolsa-azul.webp');
  await card.getByRole('link').first().click();
  const shown = page.getByRole('region', { name: `Imágenes de ${SUBFAMILIA}` }).getByRole('img');
  await expectPixels(shown.first(), 'bolsa-azul.webp');

  await page.goto('/edit-producto#biblioteca');
  await openFolders(library, 'thumbnails');
  await library.getByRole('searchbox').fill('bolsa-azul');
  await library.getByRole('button', { name: 'Eliminar bolsa-azul.webp' }).click();
  const question = page.getByRole('dialog', { name: 'Eliminar archivo' });
  await expect(question.getByRole('listitem')).toHaveText([
    /^Producto .*BOL-1/,
    `Subfamilia ${SUBFAMILIA}`,
  ]);
  await question.getByRole('button', { name: 'Eliminar de todos modos' }).click();
  await expect(library.getByText('Archivo eliminado correctamente')).toBeVisible();
  expect(await shop.bytesOf('productsamples', 'thumbnails/bolsa-azul.webp')).toBeNull();
  await page.goto('/catalogue');
  await expect(card.locator('img')).toHaveAttribute('data-state', 'missing');
});

test('pictures of every kind are stored upright, small, not animated, and without data of the camera', async ({
  page,
  shop,
}) => {
  const library = imageLibrary(page);
  const folder = 'highres/malas';
  await page.goto('/edit-producto#biblioteca');
  await openFolders(library, 'highres');
  await makeFolder(page, 'malas');
  const kinds = ['phonePhoto', 'transparent', 'bomb', 'gif', 'svg'] as const;
  await uploadToLibrary(page, await Promise.all(kinds.map(givenFile)));
  await expect(library.getByText('4 archivos subidos. 1 fallidos.')).toBeVisible({
    timeout: 40_000,
  });
  await expect(library.getByRole('list', { name: 'Archivos fallidos' })).toHaveText(
    /^«bomba\.png»: Error al comprimir: La imagen es demasiado grande para este navegador\./,
  );
  await expect(library.getByText('4 imágenes', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const none = { exif: undefined, orientation: undefined, pages: undefined };
  async function stored(name: string, width: number, height: number) {
    const bytes = await shop.bytesOf('productsamples', `${folder}/${name}`);
    const picture = sharp(bytes ?? Buffer.alloc(0));
    const { format, exif, orientation, pages, ...size } = await picture.metadata();
    expect({ format, exif, orientation, pages }).toEqual({ format: 'webp', ...none });
    expect([size.width, size.height]).toEqual([width, height]);
    return picture;
  }
  const photo = await stored('Foto_del_nino__1_.webp', 900, 1200);
  // The left edge of the camera is red; upright it is the upper edge.
  const { dominant } = await photo.extract({ left: 0, top: 10, width: 900, height: 80 }).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.g).toBeLessThan(60);
  await stored('animada.webp', 300, 200);
  await stored('marca.webp', 900, 300);
  const clear = await stored('transparente.webp', 800, 600);
  expect((await clear.stats()).channels[3]?.max).toBe(0);
  // The script in the SVG file would set the title to 'x'.
  await expect(page).not.toHaveTitle('x');
});
