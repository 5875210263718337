import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const { common } = texts.es;

/** Returns the name of the focused control, and whether its focus is visible. */
function readFocus(page: Page): Promise<{ name: string; isMarked: boolean }> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return { name: '', isMarked: false };
    const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
    const label = activeElement.getAttribute('aria-label') ?? activeElement.textContent.trim();
    return { name: label, isMarked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 };
  });
}

const scrollOf = (page: Page) => page.evaluate(() => scrollY);
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a catalogue of 3,000 products can be scrolled and tabbed through, and Back returns to the same card', async ({
  page,
  expectConsoleError,
}) => {
  // A focused card prefetches its product, which the backend does not have.
  expectConsoleError(/406|notFound/);
  const COUNT = 3000;
  const rows = Array.from({ length: COUNT }, (_, index) => ({
    id: index + 1,
    nombre: `Muestra ${index + 1}`,
    familia_id: 1,
    thumbnail: null,
    producto: [{ precio1: 100 }],
  }));
  await page.route('**/rest/v1/subfamilia?select=id*precio1*', (route) =>
    route.fulfill({ json: rows, headers: { 'content-range': `0-${COUNT - 1}/${COUNT}` } }),
  );
  await page.goto('/catalogue');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${COUNT} productos`);
  const link = (number: number) =>
    page.getByRole('link', { name: `Agregar Muestra ${number}`, exact: true });
  await link(118).focus();
  await expect(link(124)).toBeAttached();
  for (let number = 119; number <= 124; number++) {
    await page.keyboard.press('Tab');
    await expect(link(number)).toBeFocused();
  }
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await heightOf();
  await page.evaluate((y) => scrollTo(0, y), height / 2);
  const card = page.getByRole('heading', { name: 'Muestra 1500', exact: true });
  await expect(card).toBeAttached();
  expect(await page.getByRole('article').count()).toBeLessThan(250);
  await card.scrollIntoViewIfNeeded();
  const scrollBefore = await scrollOf(page);
  await link(1500).click();
  await expect(page).toHaveURL(/\/product\/1500$/);
  await page.goBack();
  await expect(card).toBeInViewport();
  expect(await scrollOf(page)).toBe(scrollBefore);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(link(COUNT)).toBeAttached();
  expect(await heightOf()).toBe(height);
});

test('on a phone the menu opens and closes by keyboard; a new page starts at its top, and a reload keeps the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/about');
  const burger = page.getByRole('button', { name: common.nav.openMenu });
  const link = page
    .getByRole('navigation', { name: common.nav.label })
    .getByRole('link', { name: 'Contacto' });
  await burger.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(burger).toBeFocused();
  // A document can be left before its last scroll has an event.
  await page.evaluate(() => {
    addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true });
    scrollTo(0, 300);
  });
  await page.reload();
  await expect.poll(() => scrollOf(page)).toBe(300);
  await burger.focus();
  await page.keyboard.press('Enter');
  await link.click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(link).toBeHidden();
  await expect(title(page)).toHaveText(texts.es.contact.title);
  expect(await scrollOf(page)).toBe(0);
  await page.goto('/about');
  await expect(title(page)).toHaveText('Nosotros');
  expect(await scrollOf(page)).toBe(0);
});

test('the dialog of the terms keeps the focus inside, and closes by Escape, its button, Back or a press outside', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(title(page)).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link', { name: common.terms });
  const dialog = page.getByRole('dialog', { name: common.terms });
  await link.focus();
  const scrollBefore = await scrollOf(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: common.close })).toBeFocused();
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    expect((await readFocus(page)).isMarked).toBe(true);
  }
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: common.close }).click(),
    () => page.goBack(),
    () => page.mouse.click(3, 3),
  ]) {
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/about$/);
    await expect(link).toBeFocused();
    expect(await scrollOf(page)).toBe(scrollBefore);
    await page.keyboard.press('Enter');
  }
});

test('Tab reaches every control of the header and of the gallery, with a visible focus', async ({
  page,
}) => {
  const { nav, search, language, skipToContent } = common;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/product/1');
  await expect(title(page)).toBeVisible();
  const reach = async (names: readonly (string | RegExp)[]) => {
    for (const name of names) {
      await page.keyboard.press('Tab');
      const stop = await readFocus(page);
      expect(stop.name).toMatch(name);
      expect(stop.isMarked, stop.name).toBe(true);
    }
  };
  await reach([
    skipToContent,
    'Textiles Taras, ir al inicio',
    nav.home,
    nav.catalogue,
    nav.location,
    nav.contact,
    nav.about,
    search.label,
    language.es,
    language.en,
    'Carrito, 0 unidades',
  ]);
  await page.getByRole('button', { name: 'Ampliar' }).focus();
  await reach(['Imagen anterior', 'Imagen siguiente', /^Ver imagen 1 de /]);
});
