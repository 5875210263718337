import type { Locator, Page } from '@playwright/test';
import { openCut, openHeld } from './support/heldPage.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { expect, test, useLanguage } from './support/test.ts';
import { texts } from './support/texts.ts';

declare global {
  interface Window {
    /** What the document has painted. */
    painted: Element[];
  }
}

test('a page keeps everything that its document has painted', async ({ page, settled }) => {
  for (const path of ['/', '/catalogue', '/product/1']) {
    const release = await openHeld(page, path);
    const count = await page.evaluate(() => {
      window.painted = [...document.querySelectorAll('#root *')].filter((element) =>
        element.checkVisibility(),
      );
      return window.painted.length;
    });
    expect(count, path).toBeGreaterThan(60);
    release();
    await expect(page.locator('body > [data-static]')).toHaveCount(0);
    await settled();
    const lost = await page.evaluate(() =>
      window.painted.filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML),
    );
    expect(lost, path).toEqual([]);
  }
});

const main = (page: Page) => page.getByRole('main');

test('a document is never painted, not even in parts, for a visitor who asked for something else', async ({
  page,
}) => {
  const open = async (path: string) => {
    await openCut(page, path);
    await expect(page.locator('#root footer')).toBeAttached();
  };
  // This visitor comes from an advertisement.
  await open('/catalogue?utm_source=chat');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  for (const path of [
    '/no-such-page',
    '/catalogue?familia=2',
    '/catalogue?orden=nameDesc',
    '/product/1?color=2',
    '/product/1?talla=XL',
  ]) {
    await open(path);
    await expect(page.locator('#root'), path).toBeHidden();
  }
  await useLanguage(page, 'en');
  await open('/about');
  await expect(page.locator('#root')).toBeHidden();
});

for (const [what, path, language, shows] of [
  ['a page without a document', '/no-such-page', 'es', 'Página no encontrada'],
  ['a filtered catalogue', '/catalogue?familia=2', 'es', 'Polos'],
  ['another language', '/about', 'en', 'About Us'],
] as const) {
  test(`${what} begins with the frame of the store`, async ({ page }) => {
    await useLanguage(page, language);
    const release = await openHeld(page, path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByText(texts[language].common.skipToContent)).toBeAttached();
    await expect(main(page)).toHaveText(texts[language].common.loading);
    release();
    await expect(main(page)).toContainText(shows);
  });
}

for (const [what, path, language] of [
  ['a variant of a product', '/product/1?color=2', 'es'],
  ['a product in another language', '/product/1', 'en'],
  ['a product that is newer than the documents', '/product/2', 'es'],
] as const) {
  test(
    `${what} begins with its skeleton and its picture`,
    { tag: '@wide' },
    async ({ page, settled, request }) => {
      const { product } = texts[language];
      await useLanguage(page, language);
      if (path === '/product/2') {
        const home = await (await request.get('/')).text();
        await page.route('**/product/2', (route) =>
          route.fulfill({ body: home, contentType: 'text/html' }),
        );
      }
      await watchShifts(page);
      const release = await openHeld(page, path);
      await expect(main(page).getByRole('status')).toHaveText(product.loading);
      const early = main(page).locator('[data-first-picture] > img');
      const shown = (picture: Locator) =>
        picture.evaluate((image: HTMLImageElement) => image.naturalWidth && image.currentSrc);
      await expect.poll(() => shown(early)).not.toBe(0);
      const box = await early.boundingBox();
      const address = await shown(early);
      release();
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await settled();
      await expect(early).toHaveCount(0);
      const picture = main(page).locator('img[fetchpriority=high]');
      expect(await shown(picture)).toBe(address);
      expect(await picture.boundingBox()).toEqual(box);
      expect(await shiftsOf(page)).toBe(0);
    },
  );
}

test('a visitor from an advertisement sees the document before any script', async ({ page }) => {
  await openHeld(page, '/catalogue?utm_source=chat');
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home, catalogue and product show content and pictures, and links lead on', async ({
    page,
  }) => {
    const expectPictureAndChat = async () => {
      const picture = main(page).locator('img[fetchpriority=high]').first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(page.locator('a[href^="https://wa.me/"]:visible').first()).toBeVisible();
    };
    await page.goto('/');
    await expect(main(page).getByRole('link', { name: 'Polos' })).toBeVisible();
    await expectPictureAndChat();
    await main(page).getByRole('link', { name: texts.es.home.toCatalogue }).click();
    await expect(page).toHaveURL(/\/catalogue$/);
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await expectPictureAndChat();
    await main(page).getByRole('link', { name: 'Camiseta cuello redondo' }).first().click();
    await expect(page).toHaveURL(/\/product\/1$/);
    await expect(main(page)).toContainText('₡3,500.00');
    await expectPictureAndChat();
  });
});

test.describe('faults', () => {
  test('a product that cannot be read shows the prices of its document, with their day', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource|\[product: load/);
    await page.route('**/rest/v1/**', (route) => route.abort());
    await page.goto('/product/1');
    const notice = main(page).getByText(/^Precios del \d+ de \w+ de \d+/);
    await expect(notice).toBeVisible();
    await expect(main(page)).toContainText('₡3,500.00');
    await page.unroute('**/rest/v1/**');
    await notice.getByRole('button', { name: 'Reintentar' }).click();
    await expect(notice).toHaveCount(0);
    await expect(main(page)).toContainText('₡3,500.00');
  });
});
