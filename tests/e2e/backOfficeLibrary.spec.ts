import sharp from 'sharp';
import {
  failuresIn,
  imageLibrary,
  makeFolder,
  namesIn,
  openFolders,
  uploadToLibrary,
} from './support/imageLibrary.ts';
import { givenFile, photoFile } from './support/pictureFiles.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expectPixels, test } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';
import { breakUploads } from './support/uploadFaults.ts';

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

test('of a batch of good and bad files the good ones are stored, and each bad one has a reason', async ({
  page,
  shop,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource/);
  const library = imageLibrary(page);
  const folder = 'highres/malas';
  await page.goto('/edit-producto#biblioteca');
  await openFolders(library, 'highres');
  await makeFolder(page, 'malas');
  const repair = await breakUploads(page);
  await uploadToLibrary(
    page,
    await Promise.all([
      givenFile('empty'),
      givenFile('phonePhoto'),
      givenFile('textAsJpeg'),
      photoFile('sin-red.jpg'),
      givenFile('transparent'),
      givenFile('bomb'),
      photoFile('sin-espacio.jpg'),
      givenFile('gif'),
      givenFile('svg'),
      photoFile('sin-tipo.jpg'),
      givenFile('emoji'),
      photoFile('../../fuera.jpg'),
      photoFile(`${'a'.repeat(300)}.jpg`),
      photoFile('igual.jpg'),
      photoFile('igual.jpg', [200, 300]),
    ]),
  );
  await expect(library.getByText('9 archivos subidos. 6 fallidos.')).toBeVisible({
    timeout: 40_000,
  });
  await expect(failuresIn(library)).toHaveText([
    '«vacia.jpg»: Error al comprimir: El archivo está vacío (0 bytes).',
    '«notas.jpg»: No es un archivo de imagen',
    '«sin-red.jpg»: Error: No hay conexión con la tienda. Revise su internet e intente de nuevo.',
    '«bomba.png»: Error al comprimir: La imagen es demasiado grande para este navegador. Redúzcala antes de subirla.',
    '«sin-espacio.jpg»: Error: El archivo no cabe en la tienda: pasa de 5 MB o ya no queda espacio. Elimine imágenes que no use o elija una más pequeña.',
    '«sin-tipo.jpg»: Error: La tienda solo guarda imágenes webp, jpg, png o gif.',
  ]);
  const stored = [
    '___1_100__.webp',
    `${'a'.repeat(120)}.webp`,
    'animada.webp',
    'Foto_del_nino__1_.webp',
    'fuera.webp',
    'igual.webp',
    'igual_2.webp',
    'marca.webp',
    'transparente.webp',
  ];
  const sorted = (names: readonly string[]) => names.toSorted();
  expect(sorted(await shop.filesIn('productsamples', folder))).toEqual(sorted(stored));
  await expect(library.getByText('9 imágenes', { exact: true })).toBeVisible();
  expect(sorted(await namesIn(library).allTextContents())).toEqual(sorted(stored));
  await expectNoSidewaysScroll(page);

  await test.step('the stored pictures are upright, small, not animated, and have no data of the camera', async () => {
    const facts = async (name: string) => {
      const bytes = await shop.bytesOf('productsamples', `${folder}/${name}`);
      const { format, width, height, exif, orientation, pages } = await sharp(
        bytes ?? Buffer.alloc(0),
      ).metadata();
      expect([name, format, exif, orientation, pages]).toEqual([
        name,
        'webp',
        undefined,
        undefined,
        undefined,
      ]);
      return { bytes: bytes ?? Buffer.alloc(0), size: [width, height] };
    };
    const photo = await facts('Foto_del_nino__1_.webp');
    expect(photo.size).toEqual([900, 1200]);
    // The left edge of the camera is red; upright it is the upper edge.
    const edge = { left: 0, top: 10, width: 900, height: 80 };
    const { dominant } = await sharp(photo.bytes).extract(edge).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.g).toBeLessThan(60);
    expect((await facts('animada.webp')).size).toEqual([300, 200]);
    expect((await facts('marca.webp')).size).toEqual([900, 300]);
    expect((await facts('igual.webp')).size).toEqual([300, 200]);
    expect((await facts('igual_2.webp')).size).toEqual([200, 300]);
    const clear = await facts('transparente.webp');
    expect((await sharp(clear.bytes).stats()).channels[3]?.max).toBe(0);
    // The script in the SVG file would set the title to 'x'.
    await expect(page).not.toHaveTitle('x');
  });

  await test.step('the next attempt uploads what failed', async () => {
    await repair();
    await library.getByRole('button', { name: 'Subir', exact: true }).click();
    await expect(library.getByText(/^3 archivos subidos correctamente\./)).toBeVisible();
    await expect(library.getByText('12 imágenes', { exact: true })).toBeVisible();
    await expect(failuresIn(library)).toHaveCount(0);
    await expectAccessible(page);
    expect(await shop.filesIn('productsamples', folder)).toHaveLength(12);
  });
});
