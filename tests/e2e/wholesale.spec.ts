import type { BrowserContext, Page } from '@playwright/test';
import { ownAddress, sentBy } from './support/outbox.ts';
import { expect, expectAccessible, test, useLanguage } from './support/test.ts';
import { texts } from './support/texts.ts';

// The home page loads frames of other sites above its footer.
test.use({ hasForeignSites: true });

const UNITS = 60;

const TALLAS = ['S', 'M', 'L', 'XL', '2XL'];
const TABLE = ['', 'Negro', 'Blanco', 'Azul marino']
  .map((color) => [color, ...TALLAS.map((talla) => (color === '' ? talla : '4'))].join('\t'))
  .join('\n');
const LIST = ['NEGRO', 'BLANC', 'AZULM']
  .flatMap((color) => TALLAS.map((talla) => `CCR-${color}-${talla}\t4`))
  .join('\n');

async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

function withCount(text: string, count: number): string {
  return text.replace('{{count}}', String(count));
}

async function openStore(page: Page, context: BrowserContext, language: 'es' | 'en', path: string) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await useLanguage(page, language);
  // Stops the sliding of a phone's header, which a press would miss.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
}

async function expectUnitsInCart(page: Page, units: number) {
  const cart = page.getByRole('banner').getByRole('link', { name: new RegExp(`, ${units} `) });
  await expect(cart).toBeAttached();
}

async function sendOrder(page: Page, email: string) {
  const { field, action, success } = texts.en.checkout;
  await page.goto('/checkout');
  await page.getByLabel(field.fullName).fill('Ana Mora');
  await page.getByLabel(field.email).fill(email);
  await page.getByLabel(field.phone).fill('8888-7777');
  await page.getByRole('button', { name: action.complete }).click();
  await expect(page.getByRole('heading', { name: success.title })).toBeVisible();
}

test('a pasted table of 60 shirts in five sizes and three colours fills the cart (es)', async ({
  page,
  context,
}) => {
  const { product, grid } = texts.es;
  await openStore(page, context, 'es', '/product/1');
  await page.getByLabel(product.view.grid).check({ force: true });
  await page
    .getByRole('textbox', { name: /, (XXS|S)$/ })
    .first()
    .click();
  await paste(page, TABLE);
  await expectAccessible(page);
  await page.getByRole('button', { name: withCount(grid.add.submit_other, UNITS) }).click();
  await expectUnitsInCart(page, UNITS);
});

test('a pasted list of 60 shirts is shared, ordered in another browser, and repeated there (en)', async ({
  page,
  context,
  browser,
  request,
}) => {
  const { quickOrder, cart, fields, orders } = texts.en;
  // The home page moves its footer while the contact form above it loads, and a press would miss it.
  await openStore(page, context, 'en', '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: quickOrder.title }).click();
  await page.getByLabel(quickOrder.field.label).click();
  await paste(page, LIST);
  await page.getByRole('button', { name: withCount(quickOrder.add_other, UNITS) }).click();
  await expectUnitsInCart(page, UNITS);

  await page.goto('/cart');
  await page.getByRole('button', { name: cart.share.button }).click();
  await expect(page.getByText(fields.linkCopied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(1500);

  const other = await browser.newContext({
    viewport: page.viewportSize(),
    baseURL: new URL(link).origin,
  });
  const second = await other.newPage();
  await openStore(second, other, 'en', link);
  await second.getByRole('button', { name: cart.fill.put }).click();
  await expectUnitsInCart(second, UNITS);
  await expect(second).toHaveURL(/\/cart$/);
  const email = ownAddress('shared');
  await sendOrder(second, email);

  await second.goto('/orders');
  await expect(second.getByText(orders.status.sent, { exact: true })).toBeVisible();
  await expectAccessible(second);
  await second
    .getByRole('button', {
      name: new RegExp(`^${orders.action.repeatNamed.replace('{{reference}}', '')}`),
    })
    .click();
  await second.getByRole('button', { name: cart.fill.put }).click();
  await expectUnitsInCart(second, UNITS);
  await sendOrder(second, email);
  // Tiers count per line, so four units have the retail price.
  const sent = { template_params: { total_text: '₡210,000.00' } };
  expect(await sentBy(request, email)).toMatchObject([sent, sent]);
  await other.close();
});

test('a link opens the catalogue with its filters by size and stock @wide', async ({
  page,
  context,
  isMobile,
}) => {
  const { filters, catalogue } = texts.es;
  await openStore(page, context, 'es', '/catalogue?talla=M&existencias=1');
  const active = page.getByRole('list', { name: filters.active });
  await expect(active.getByRole('listitem')).toHaveCount(3);
  const opener = page.getByRole('button', { name: withCount(catalogue.filter.moreCount, 2) });
  if (isMobile) await opener.click();
  await expect(page.getByRole('checkbox', { name: /^M \(/ })).toBeChecked();
  await expectAccessible(page, isMobile ? 'dialog[open]' : ':root');
});
