import sharp from 'sharp';
import { givenFile } from './support/pictureFiles.ts';
import { signInStaff } from './support/session.ts';
import { fileInput, storedThumbnail } from './support/thumbnail.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.beforeEach(async ({ page, request }) => {
  await signInStaff(page, request);
  await page.goto('/add-subfamilia');
});

test('a phone photo becomes a small upright thumbnail without its location', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(page.url());
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) {
      foreign.push(request.url());
    }
  });
  const file = await givenFile('phonePhoto');
  const worker = page.waitForEvent('worker');
  await fileInput(page).setInputFiles(file);
  expect((await worker).url()).toMatch(/^blob:/);
  await expect(page.getByText('Imagen subida: Foto del niño (1).jpg')).toBeVisible();
  const { name, type, width, height, exif, orientation, bytes } = await storedThumbnail(page);
  expect({ name, type, width, height, exif, orientation }).toEqual({
    name: 'Foto_del_nino__1_.jpg',
    type: 'image/jpeg',
    width: 384,
    height: 512,
    exif: undefined,
    orientation: undefined,
  });
  // The left edge of the camera is red; upright it is the upper edge.
  const { dominant } = await sharp(bytes)
    .extract({ left: 0, top: 4, width: 384, height: 30 })
    .stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.g).toBeLessThan(60);
  expect(foreign).toEqual([]);
});

test('existing thumbnails are paged and chosen by keyboard, and axe finds nothing', async ({
  page,
}) => {
  const pictures = page.getByRole('list', { name: 'Imágenes' }).getByRole('button');
  await expect(pictures).toHaveCount(10);
  await pictures.first().focus();
  await page.keyboard.press('Tab');
  await expect(pictures.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pictures.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Página siguiente' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Página 2 de \d+$/)).toBeVisible();
  await expect(pictures.first()).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page);
});
