import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const { catalogue, common } = texts.es;

test('Back returns to the same scroll position of the same list', async ({ page }) => {
  await page.goto('/catalogue?orden=nameDesc');
  const card = page.getByRole('article').nth(20);
  await card.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => scrollY > 300);
  const before = await page.evaluate(() => scrollY);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/orden=nameDesc/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('Back returns to the scroll position at which a choice changed the address', async ({
  page,
}) => {
  await page.goto('/catalogue');
  const card = page.getByRole('article').nth(20);
  await card.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => scrollY > 300);
  // Chosen without focus, which would scroll the page.
  await page.getByLabel(catalogue.sort.label).evaluate((select: HTMLSelectElement, label) => {
    select.value = [...select.options].find((option) => option.label === label)?.value ?? '';
    select.dispatchEvent(new Event('input', { bubbles: true }));
  }, catalogue.sort.nameDesc);
  await expect(page).toHaveURL(/orden=nameDesc/);
  const before = await page.evaluate(() => scrollY);
  await page
    .getByRole('article')
    .nth(20)
    .getByRole('link')
    .first()
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('changing the filter adds nothing to the history', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/about');
  await page.goto('/catalogue');
  await page.getByLabel(catalogue.sort.label).selectOption({ label: catalogue.sort.nameDesc });
  await page.getByLabel(catalogue.sort.label).selectOption({ label: catalogue.sort.priceAsc });
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('the language can be changed on any page, and is kept', async ({ page }) => {
  await page.goto('/catalogue');
  await expect(page.getByRole('heading', { name: 'Catálogo' })).toBeVisible();
  await page.getByRole('button', { name: common.language.en }).click();
  await expect(page.getByRole('heading', { name: 'Catalogue' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Catalogue' })).toBeVisible();
});

test('the menu opens and closes by keyboard on a phone', async ({ page }) => {
  await page.goto('/about');
  const burger = page.getByRole('button', { name: common.nav.openMenu });
  const menu = page.getByRole('navigation', { name: common.nav.label });
  const link = menu.getByRole('link', { name: 'Catálogo' });
  await burger.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(burger).toBeFocused();
  await page.keyboard.press('Enter');
  await link.click();
  await expect(page).toHaveURL(/\/catalogue$/);
  await expect(link).toBeHidden();
});

test('a page opened by its address starts at the top, wherever the last one was scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'Nosotros' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
