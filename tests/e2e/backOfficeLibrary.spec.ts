import type { Page } from '@playwright/test';
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
import { signInByForm, signOut } from './support/session.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expectPixels, test } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';
import { breakUploads, holdUploads } from './support/uploadFaults.ts';

const SUBFAMILIA = 'Bolsa de tela';
const CODE = 'BOL-1';
const COLORS = ['azul', 'roja', 'verde', 'negra'] as const;

/** A new folder of the library, which is open. */
async function openNewFolder(page: Page, name: string): Promise<string> {
  await page.goto('/edit-producto#biblioteca');
  await openFolders(imageLibrary(page), 'highres');
  await makeFolder(page, name);
  return `highres/${name}`;
}

/** The name of the subfamilia in the list of the form, with its familia. */
async function subfamiliaLabel(page: Page): Promise<string> {
  const option = page.getByRole('option', { name: new RegExp(` · ${SUBFAMILIA}$`) });
  await expect(option).toHaveCount(1);
  return (await option.textContent()) ?? '';
}

test('pictures are uploaded, used as thumbnail and in the gallery, and deleted with a warning', async ({
  page,
  shop,
  addSubfamilia,
}) => {
  test.slow();
  const dialog = page.getByRole('dialog');
  const library = imageLibrary(page);
  const form = page.getByRole('dialog', { name: 'Agregar producto' });

  await addSubfamilia(SUBFAMILIA);

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

test.describe('bad inputs', () => {
  test('of a batch of good and bad files the good ones are stored, and each bad one has a reason', async ({
    page,
    shop,
    expectConsoleError,
  }) => {
    // The phone photo alone has 12 megapixels.
    test.setTimeout(60_000);
    expectConsoleError(/Failed to load resource/);
    const library = imageLibrary(page);
    const folder = await openNewFolder(page, 'malas');
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
        givenFile('cmyk'),
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
    await expect(library.getByText('10 archivos subidos. 6 fallidos.')).toBeVisible({
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
      'imprenta.webp',
      'marca.webp',
      'transparente.webp',
    ];
    const sorted = (names: readonly string[]) => names.toSorted();
    expect(sorted(await shop.filesIn('productsamples', folder))).toEqual(sorted(stored));
    await expect(library.getByText('10 imágenes', { exact: true })).toBeVisible();
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
      await expect(library.getByText('13 imágenes', { exact: true })).toBeVisible();
      await expect(failuresIn(library)).toHaveCount(0);
      await expectAccessible(page);
      expect(await shop.filesIn('productsamples', folder)).toHaveLength(13);
    });
  });
});

test('a session that ends during a batch keeps the remaining files for the next sign-in', async ({
  page,
  context,
  shop,
}) => {
  const library = imageLibrary(page);
  const folder = await openNewFolder(page, 'sesion');
  const held = await holdUploads(page, 3);
  await uploadToLibrary(
    page,
    await Promise.all(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'].map((name) => photoFile(name))),
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
