import { expect, expectAccessible, test, useLanguage } from './support/test.ts';
import { languages } from './support/texts.ts';

const PAGES = [
  '/',
  '/catalogue',
  '/catalogue?familia=junk',
  '/product/1',
  '/product/26',
  '/product/32',
  '/product/43',
  '/cart',
  '/location',
  '/contact',
  '/about',
  '/admin',
  '/edit-producto',
  '/no-such-page',
];

/** In English every public page; other products and the back-office are the same parts. */
const ENGLISH_PAGES = [
  '/',
  '/catalogue',
  '/product/1',
  '/product/32',
  '/cart',
  '/location',
  '/contact',
  '/about',
  '/no-such-page',
];

for (const language of languages) {
  for (const path of language === 'es' ? PAGES : ENGLISH_PAGES) {
    test(`${path} is accessible, titled and fits a narrow window (${language})`, async ({
      page,
      isMobile,
      settled,
    }) => {
      await useLanguage(page, language);
      if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      // What waits for the visitor to come near has its turn, too.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await settled();
      await expect(page.locator('iframe:not([data-state="shown"])')).toHaveCount(0);
      await expect(page).toHaveTitle(/.+ · Textiles Taras$/);
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'px that the page scrolls sideways').toBe(0);
    });
  }
}

test('an id that cannot be one, and one that nothing has, are answered in words', async ({
  page,
  expectConsoleError,
}) => {
  // The browser itself reports a reply of 400 or 406.
  expectConsoleError(/Failed to load resource/);
  expectConsoleError(/\[product: load/);
  await page.goto('/product/abc');
  await expect(page.getByText('ID de subfamilia inválido')).toBeVisible();
  await page.goto('/product/0');
  await expect(page.getByText('No se encontró la subfamilia')).toBeVisible();
  await page.goto('/product/99999999999999999999');
  await expect(page.getByText(/^Error cargando la información: .+/)).toBeVisible();
});
