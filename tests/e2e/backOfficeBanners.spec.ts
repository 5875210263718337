import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { givenFile, photoFile, type GivenFile } from './support/pictureFiles.ts';
import { signInByForm, signOut } from './support/session.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expectPixels, test as base } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';
import { texts } from './support/texts.ts';
import { breakUploads, holdUploads } from './support/uploadFaults.ts';

const FOLDERS = ['banner desktop', 'banner mobile'] as const;
const [DESKTOP] = FOLDERS;

/** Removes the banners that the test added. */
const test = base.extend<{ readonly foundBanners: void }>({
  foundBanners: [
    async ({ shop }, use) => {
      const paths = async () => {
        const names = await Promise.all(
          FOLDERS.map(async (folder) =>
            (await shop.filesIn('banners', folder)).map((name) => `${folder}/${name}`),
          ),
        );
        return names.flat();
      };
      const idsBefore = new Set(await shop.bannerIds());
      const filesBefore = new Set(await paths());
      await use();
      for (const id of await shop.bannerIds()) {
        if (!idsBefore.has(id)) await shop.removeRows('banners', `id=eq.${id}`);
      }
      await shop.removeFiles(
        'banners',
        (await paths()).filter((path) => !filesBefore.has(path)),
      );
    },
    { auto: true },
  ],
});

// These tests change the same home page.
test.describe.configure({ mode: 'default' });

const card = (page: Page, list: 'Banners activos' | 'Banners guardados', name: string): Locator =>
  page
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

const input = (page: Page) => page.getByLabel('Elegir archivos');
const chosen = (page: Page) =>
  page.getByRole('list', { name: 'Archivos elegidos' }).getByRole('listitem');
const start = (page: Page) => page.getByRole('button', { name: /^Subir( \d+ banners?)?$/ });
const failures = (page: Page) => page.getByRole('listitem').filter({ hasText: /^«.+»: / });
const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });

/** Chooses files and starts the upload. */
async function upload(page: Page, files: readonly GivenFile[]): Promise<void> {
  await input(page).setInputFiles([...files]);
  await expect(chosen(page)).toHaveCount(files.length);
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

test('a banner is on the home page of its layout until it is deactivated or deleted', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
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

  await test.step('deactivated, it is off the home page and its file is kept', async () => {
    await page.goto('/upload-banners');
    await page.getByRole('button', { name: 'Desactivar oferta-ancha.webp' }).click();
    await expect(toast(page, 'Banner eliminado de activos')).toBeVisible();
    await expect(card(page, 'Banners activos', 'oferta-ancha.webp')).toHaveCount(0);
    const stored = card(page, 'Banners guardados', 'oferta-ancha.webp');
    await expect(stored).toBeVisible();
    await expect(stored.getByText('Activo', { exact: true })).toHaveCount(0);
    expect(await bannersAt(page, 769)).toEqual(before.wide);
  });

  await test.step('activated again, it is back, once', async () => {
    await page.goto('/upload-banners');
    const activate = page.getByRole('button', { name: 'Activar oferta-ancha.webp', exact: true });
    await activate.click();
    await expect(card(page, 'Banners activos', 'oferta-ancha.webp')).toBeVisible();
    await activate.click();
    await expect(toast(page, '¡Banner ya está activo!')).toBeVisible();
    expect(await bannersAt(page, 769)).toEqual([...before.wide, 'oferta-ancha.webp']);
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

test('of a batch of good and bad files the good ones become banners, and each bad one has a reason', async ({
  page,
  shop,
  expectConsoleError,
}) => {
  test.setTimeout(120_000);
  expectConsoleError(/Failed to load resource/);
  await page.goto('/upload-banners');
  const repair = await breakUploads(page);
  const bad = [
    givenFile('empty'),
    givenFile('textAsJpeg'),
    givenFile('htmlAsPng'),
    givenFile('svg'),
    givenFile('bomb'),
    givenFile('text'),
    givenFile('longName'),
  ];
  const good = [
    givenFile('phonePhoto'),
    photoFile('sin-red.jpg'),
    givenFile('transparent'),
    givenFile('cmyk'),
    photoFile('sin-espacio.jpg'),
    givenFile('gif'),
    photoFile('sin-tipo.jpg'),
    givenFile('emoji'),
    photoFile('../..oculta..jpg'),
    photoFile(`${'a'.repeat(300)}.jpg`),
    photoFile('igual.jpg'),
    photoFile('igual.jpg', [200, 300]),
  ];

  await test.step('files that are not pictures are refused when they are chosen', async () => {
    await input(page).setInputFiles(await Promise.all([...bad, ...good]));
    await expect(chosen(page)).toHaveCount(good.length);
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
      '«vacia.jpg» está vacío (0 bytes).',
      'No es un archivo de imagen «notas.jpg» no contiene una imagen, aunque su nombre lo parezca.',
      'No es un archivo de imagen «pagina.png» no contiene una imagen, aunque su nombre lo parezca.',
      '«marca.svg» es de un formato que la tienda no guarda. Expórtelo como JPG, PNG o WebP.',
      /«bomba\.png» es demasiado grande \(\d+ KB\)\. Redúzcalo antes de subirlo\.$/,
      'No es un archivo de imagen «notas.txt» no contiene una imagen, aunque su nombre lo parezca.',
      /^No es un archivo de imagen «b{300}\.jpg» no contiene una imagen/,
    ]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  const storedNames = async () =>
    (await shop.filesIn('banners', DESKTOP))
      .map((name) => /^(.*)_\d{13}\.webp$/.exec(name)?.[1] ?? name)
      .toSorted();
  const before = await storedNames();
  const expected = [
    'Foto_del_nino__1_',
    'transparente',
    'imprenta',
    'animada',
    '___1_100__',
    '_oculta_',
    'a'.repeat(120),
    'igual',
    'igual',
  ];

  await test.step('the others are stored and active, except those whose upload fails', async () => {
    await start(page).click();
    await expect(toast(page, '9 subidos, 3 fallidos')).toBeVisible({ timeout: 60_000 });
    await expect(failures(page)).toHaveText([
      '«sin-red.jpg»: No hay conexión con la tienda. Revise su internet e intente de nuevo.',
      '«sin-espacio.jpg»: El archivo no cabe en la tienda: pasa de 5 MB o ya no queda espacio. Elimine imágenes que no use o elija una más pequeña.',
      '«sin-tipo.jpg»: La tienda solo guarda imágenes webp, jpg, png o gif.',
    ]);
    await expect(chosen(page)).toHaveCount(3);
    expect(await storedNames()).toEqual([...before, ...expected].toSorted());
    for (const name of new Set(expected)) {
      const count = name === 'igual' ? 2 : 1;
      await expect(card(page, 'Banners activos', `${name}.webp`)).toHaveCount(count);
      await expect(card(page, 'Banners guardados', `${name}.webp`)).toHaveCount(count);
    }
    await expectNoSidewaysScroll(page);
  });

  await test.step('the photo is upright, small, and has no data of the camera', async () => {
    const files = await shop.filesIn('banners', DESKTOP);
    const name = files.find((file) => file.startsWith('Foto_del_nino'));
    const bytes = await shop.bytesOf('banners', `${DESKTOP}/${name}`);
    const metadata = await sharp(bytes ?? Buffer.alloc(0)).metadata();
    expect(bytes?.length).toBeLessThanOrEqual(1024 ** 2);
    expect(metadata).toMatchObject({ format: 'webp' });
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
    // The file was 4 : 3 before it was turned.
    expect(metadata.width / metadata.height).toBeCloseTo(3 / 4, 2);
    expect(metadata.height).toBeLessThanOrEqual(3840);
  });

  await test.step('the next attempt uploads what failed', async () => {
    await repair();
    await start(page).click();
    await expect(toast(page, '3 banners subidos y activos')).toBeVisible();
    await expect(chosen(page)).toHaveCount(0);
    for (const name of ['sin-red', 'sin-espacio', 'sin-tipo']) {
      await expect(card(page, 'Banners activos', `${name}.webp`)).toHaveCount(1);
    }
  });
});

test('a session that ends during a batch keeps the remaining files for the next sign-in', async ({
  page,
  context,
  shop,
}) => {
  await page.goto('/upload-banners');
  const active = (await shop.bannerIds()).length;
  const held = await holdUploads(page, { passing: 1, count: 1 });
  await upload(
    page,
    await Promise.all(['uno.jpg', 'dos.jpg', 'tres.jpg'].map((name) => photoFile(name))),
  );
  await held.arrived;
  const other = await context.newPage();
  await signOut(other);
  held.release();
  // The upload in flight succeeds; the banner cannot be activated without a session.
  await expect(failures(page)).toHaveText([
    '«dos.jpg»: Se guardó, pero no se activó. Debes iniciar sesión para subir banners',
    '«tres.jpg»: Debes iniciar sesión para subir banners',
  ]);
  await expect(chosen(page)).toHaveCount(2);
  expect(await shop.bannerIds()).toHaveLength(active + 1);

  await signInByForm(other);
  await start(page).click();
  await expect(toast(page, '2 banners subidos y activos')).toBeVisible();
  for (const name of ['uno.webp', 'dos.webp', 'tres.webp']) {
    await expect(card(page, 'Banners activos', name)).toHaveCount(1);
    await expect(card(page, 'Banners guardados', name)).toHaveCount(1);
  }
  expect(await shop.bannerIds()).toHaveLength(active + 3);
});
