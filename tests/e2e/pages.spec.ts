import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, useLanguage } from './support/test.ts';
import { languages, texts } from './support/texts.ts';

const PAGES = [
  '/',
  '/catalogue',
  '/product/1',
  '/product/32',
  '/quick-order',
  '/cart',
  '/orders',
  '/location',
  '/contact',
  '/about',
  '/admin',
  '/edit-producto',
  '/no-such-page',
];

/** The pages whose layout is another one on the desktop. */
const ENGLISH_PAGES = ['/', '/catalogue', '/product/1'];

/** How many frames of other sites a page loads when the visitor scrolls near. */
const FRAMES: Readonly<Record<string, number>> = { '/': 2, '/location': 1 };

// The frames are at the end of the pages.
test.use({ hasForeignSites: true });

async function titleOf(page: Page, path: string, language: 'es' | 'en'): Promise<string> {
  const { about, admin, cart, catalogue, contact, home, location, notFound, orders, quickOrder } =
    texts[language];
  const titles: Readonly<Record<string, string>> = {
    '/': home.title,
    '/catalogue': catalogue.title,
    '/quick-order': quickOrder.title,
    '/cart': cart.title,
    '/orders': orders.title,
    '/location': location.title,
    '/contact': contact.title,
    '/about': about.title,
    '/admin': admin.title,
    '/no-such-page': notFound.title,
  };
  return titles[path] ?? page.getByRole('heading', { level: 1 }).innerText();
}

/** Scrolls to the end, as a visitor does who reads the whole page, also what loads on the way. */
async function scrollThrough(page: Page, settled: () => Promise<void>): Promise<void> {
  let read = 0;
  for (;;) {
    const height = await page.evaluate(async (start) => {
      const { documentElement: html } = document;
      for (let y = start; y < html.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
      return html.scrollHeight;
    }, read);
    await settled();
    if (height === (await page.evaluate(() => document.documentElement.scrollHeight))) return;
    read = height;
  }
}

for (const language of languages) {
  for (const path of language === 'es' ? PAGES : ENGLISH_PAGES) {
    test(`${path} is accessible, titled and fits a page enlarged to 400 % (${language})`, async ({
      page,
      isMobile,
      settled,
    }) => {
      await useLanguage(page, language);
      if (isMobile) await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await settled();
      // Parts that load when the visitor scrolls near them are checked, too.
      await scrollThrough(page, settled);
      await expect(page.locator('iframe[data-state="shown"]')).toHaveCount(FRAMES[path] ?? 0);
      const title = await titleOf(page, path, language);
      await expect(page).toHaveTitle(`${title} · Textiles Taras`);
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'px that the page scrolls sideways').toBe(0);
    });
  }
}

test('an invalid id, an unknown id and an id that is too large each have a message', async ({
  page,
  expectConsoleError,
}) => {
  // The browser logs responses with status 400 or 406.
  expectConsoleError(/Failed to load resource/);
  expectConsoleError(/\[product: load/);
  await page.goto('/product/abc');
  await expect(page.getByText('ID de subfamilia inválido')).toBeVisible();
  await page.goto('/product/0');
  await expect(page.getByText('No se encontró la subfamilia')).toBeVisible();
  await page.goto('/product/99999999999999999999');
  await expect(page.getByText(/^Error cargando la información: .+/)).toBeVisible();
});
