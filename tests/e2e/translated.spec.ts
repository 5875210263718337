import type { Page } from '@playwright/test';
import { hold, SCRIPTS } from './support/hold.ts';
import { ownAddress } from './support/outbox.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const { cart, catalogue, checkout, common, product } = texts.es;

/** Wraps each present and later text of the page in `font` elements, as Chrome's translation does. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    function wrap(text: Text) {
      const parent = text.parentElement;
      if (text.data.trim() === '' || !document.body.contains(parent)) return;
      if (parent?.closest('font, option, script, style, svg, template, textarea')) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    }
    function wrapAll(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const pageTexts: Text[] = [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) pageTexts.push(walker.currentNode);
      for (const text of pageTexts) wrap(text);
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) wrapAll(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    wrapAll(document.body);
  });
}

const completeButton = (page: Page) => page.getByRole('button', { name: checkout.action.complete });

test('a page that the browser translates keeps working, from the catalogue to the receipt', async ({
  page,
  settled,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/catalogue');
  await settled();
  await translate(page);
  const main = page.getByRole('main');

  const count = main.getByText(/^\d+ productos?$/);
  const all = await count.textContent();
  await page.getByLabel(catalogue.filter.familia).selectOption('1');
  await expect(count).not.toHaveText(all ?? '');
  const search = page.getByLabel(common.search.label).locator('visible=true');
  await search.fill('zzzz');
  await search.press('Enter');
  await expect(main).toContainText('zzzz');
  await search.fill('cuello redondo');
  await search.press('Enter');
  await page.getByRole('link', { name: 'Agregar Camiseta cuello redondo', exact: true }).click();

  await page.getByRole('radio', { name: 'Negro' }).check({ force: true });
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
  await page.getByLabel(product.add.quantity, { exact: true }).fill('12');
  await expect(main).toContainText('₡3,000.00 por unidad');
  await page.getByLabel(product.add.quantity, { exact: true }).fill('2');
  await page.getByRole('button', { name: product.add.submit }).click();
  await page.getByRole('banner').getByRole('link', { name: /, 2 / }).click();

  const row = page.getByRole('row', { name: /CCR-NEGRO-M/ });
  await expect(row).toContainText('₡3,500.00');
  await row.getByLabel(/^Cantidad de/).fill('24');
  await expect(row).toContainText('₡2,500.00');
  await expect(row).not.toContainText('₡3,500.00');

  await page.getByRole('link', { name: cart.action.checkout }).click();

  await completeButton(page).click();
  await expect(page.getByText(checkout.error.required)).toHaveCount(3);
  await page.getByLabel(checkout.field.fullName).fill('Ana Mora');
  await page.getByLabel(checkout.field.email).fill(ownAddress('translated'));
  await page.getByLabel(checkout.field.phone).fill('8888-7777');
  await expect(page.getByText(checkout.error.required)).toHaveCount(0);
  await completeButton(page).click();
  await expect(page.getByRole('heading', { name: checkout.success.title })).toBeVisible();

  await page.getByRole('button', { name: common.nav.openMenu }).click();
  await page.getByRole('button', { name: common.language.en }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.en.checkout.success.title);
});

for (const path of ['/', '/catalogue', '/product/1']) {
  test(`a document that was translated before React starts keeps its elements: ${path}`, async ({
    page,
    settled,
  }) => {
    const release = await hold(page, SCRIPTS);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await translate(page);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    release();
    await settled();
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  });
}
