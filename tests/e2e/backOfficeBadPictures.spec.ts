import sharp from 'sharp';
import { signInByForm, signOut } from './support/session.ts';
import {
  failuresIn,
  imageLibrary,
  makeFolder,
  namesIn,
  openFolders,
  uploadToLibrary,
} from './support/imageLibrary.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { givenFile, photoFile } from './support/pictureFiles.ts';
import { test as base } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';
import { breakUploads, holdUploads } from './support/uploadFaults.ts';

const LONG = 'a'.repeat(300);

/** Opens the library in a new folder, which is deleted after the test. */
const test = base.extend<{ readonly folder: string }>({
  folder: async ({ page, shop }, use, { testId }) => {
    const folder = `highres/prueba-${testId}`;
    await page.goto('/edit-producto#biblioteca');
    await openFolders(imageLibrary(page), 'highres');
    await makeFolder(page, `prueba-${testId}`);
    await use(folder);
    const names = [...(await shop.filesIn('productsamples', folder)), '.placeholder'];
    await shop.removeFiles(
      'productsamples',
      names.map((name) => `${folder}/${name}`),
    );
  },
});

test.describe('bad inputs', () => {
  test('a folder name that is too long can be typed, and is refused with a message', async ({
    page,
  }) => {
    const name = 'camisetas '.repeat(8).trim();
    await page.goto('/edit-producto#biblioteca');
    await openFolders(imageLibrary(page), 'highres');
    await imageLibrary(page).getByRole('button', { name: 'Nueva carpeta' }).click();
    const dialog = page.getByRole('dialog', { name: /^Nueva carpeta en/ });
    const field = dialog.getByLabel('Nombre de la carpeta');
    await field.pressSequentially(name);
    await expect(field).toHaveValue(name);
    await dialog.getByRole('button', { name: 'Crear carpeta' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByText(/^79 de 60/)).toBeVisible();
  });

  test('of a batch of good and bad files the good ones are stored, and each bad one has a reason', async ({
    page,
    shop,
    folder,
    expectConsoleError,
  }) => {
    test.setTimeout(120_000);
    expectConsoleError(/Failed to load resource/);
    const library = imageLibrary(page);
    const repair = await breakUploads(page);
    await uploadToLibrary(
      page,
      await Promise.all([
        givenFile('empty'),
        givenFile('phonePhoto'),
        givenFile('textAsJpeg'),
        givenFile('htmlAsPng'),
        photoFile('sin-red.jpg'),
        givenFile('transparent'),
        givenFile('bomb'),
        givenFile('cmyk'),
        photoFile('sin-espacio.jpg'),
        givenFile('gif'),
        givenFile('svg'),
        photoFile('sin-tipo.jpg'),
        givenFile('text'),
        givenFile('longName'),
        givenFile('emoji'),
        photoFile('..oculta..jpg'),
        photoFile('../../fuera.jpg'),
        photoFile(`${LONG}.jpg`),
        photoFile('igual.jpg'),
        photoFile('igual.jpg', [200, 300]),
      ]),
    );
    await expect(library.getByText('11 archivos subidos. 9 fallidos.')).toBeVisible({
      timeout: 60_000,
    });
    await expect(failuresIn(library)).toHaveText([
      '«vacia.jpg»: Error al comprimir: El archivo está vacío (0 bytes).',
      '«notas.jpg»: No es un archivo de imagen',
      '«pagina.png»: No es un archivo de imagen',
      '«sin-red.jpg»: Error: No hay conexión con la tienda. Revise su internet e intente de nuevo.',
      '«bomba.png»: Error al comprimir: La imagen es demasiado grande para este navegador. Redúzcala antes de subirla.',
      '«sin-espacio.jpg»: Error: El archivo no cabe en la tienda: pasa de 5 MB o ya no queda espacio. Elimine imágenes que no use o elija una más pequeña.',
      '«sin-tipo.jpg»: Error: La tienda solo guarda imágenes webp, jpg, png o gif.',
      '«notas.txt»: No es un archivo de imagen',
      `«${'b'.repeat(300)}.jpg»: No es un archivo de imagen`,
    ]);
    const stored = [
      '___1_100__.webp',
      '_oculta_.webp',
      `${'a'.repeat(120)}.webp`,
      'animada.webp',
      'Foto_del_nino__1_.webp',
      'fuera.webp',
      'igual.webp',
      'igual_2.webp',
      'imprenta.webp',
      'marca.webp',
      'transparente.webp',
    ];
    const sorted = (names: readonly string[]) => names.toSorted();
    expect(sorted(await shop.filesIn('productsamples', folder))).toEqual(sorted(stored));
    await expect(library.getByText('11 imágenes', { exact: true })).toBeVisible();
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
      expect((await facts('imprenta.webp')).size).toEqual([900, 600]);
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
      await library.getByRole('button', { name: 'Reintentar los fallidos' }).click();
      await expect(library.getByText(/^3 archivos subidos correctamente\./)).toBeVisible();
      await expect(library.getByText('14 imágenes', { exact: true })).toBeVisible();
      await expect(failuresIn(library)).toHaveCount(0);
      await expectAccessible(page);
      expect(await shop.filesIn('productsamples', folder)).toHaveLength(14);
    });
  });
});

test.describe('faults', () => {
  test('a session that ends during a batch keeps the remaining files for the next sign-in', async ({
    page,
    context,
    shop,
    folder,
  }) => {
    const library = imageLibrary(page);
    const held = await holdUploads(page, { passing: 0, count: 3 });
    await uploadToLibrary(
      page,
      await Promise.all(
        ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'].map((name) => photoFile(name)),
      ),
    );
    await held.arrived;
    const other = await context.newPage();
    await signOut(other);
    await expect(library.getByText('Su sesión terminó')).toBeVisible();
    held.release();
    // The uploads in flight succeed.
    await expect(library.getByText('3 archivos subidos. 2 fallidos.')).toBeVisible();
    await expect(failuresIn(library)).toHaveText([
      '«4.jpg»: Debes iniciar sesión para subir imágenes',
      '«5.jpg»: Debes iniciar sesión para subir imágenes',
    ]);
    expect(await shop.filesIn('productsamples', folder)).toHaveLength(3);

    await signInByForm(other);
    await expect(library.getByText('Su sesión terminó')).toHaveCount(0);
    await library.getByRole('button', { name: 'Reintentar los fallidos' }).click();
    await expect(library.getByText(/^2 archivos subidos correctamente\./)).toBeVisible();
    await expect(namesIn(library)).toHaveText(['1.webp', '2.webp', '3.webp', '4.webp', '5.webp']);
  });
});
