import { readStop } from './support/focus.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { texts } from './support/texts.ts';

test('the terms by keyboard alone', async ({ page }) => {
  const name = texts.es.common.terms;
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link', { name });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const close = dialog.getByRole('button', { name: texts.es.terms.close });
  await expect(close).toBeFocused();
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    expect((await readStop(page)).isMarked).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\/about$/);
});

test('Back closes the terms and keeps the scroll position', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link', { name: texts.es.common.terms });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/about$/);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a press outside closes the terms', async ({ page }) => {
  await page.goto('/about#terms');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(3, 3);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/about$/);
});

test(
  'the keyboard reaches every control of the header in order, with a visible focus',
  { tag: '@wide' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const reached: string[] = [];
    for (let step = 0; step < 11; step += 1) {
      await page.keyboard.press('Tab');
      const { name, isMarked } = await readStop(page);
      reached.push(name);
      expect(isMarked, name).toBe(true);
    }
    const { nav, search, language, skipToContent } = texts.es.common;
    expect(reached).toEqual([
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
  },
);
