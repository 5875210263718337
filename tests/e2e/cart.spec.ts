import type { BrowserContext, Page } from '@playwright/test';
import { ordersOf, ownAddress } from './support/outbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const GONE = 'Ya no disponible';
const BLOCKED = 'Por favor, elimine los productos que ya no están disponibles antes de continuar.';

const { cart, checkout, product } = texts.es;

type FactsRow = { readonly talla_id: string };

/** The request for the current data of the productos in a cart. */
const LINE_FACTS = /\/rest\/v1\/producto\?.*&id=in\./;

/**
 * Changes what the shop responds to the tabs of this test alone.
 *
 * @param change returns the changed row, `null` if it was deleted
 */
async function changeShop(context: BrowserContext, change: (row: FactsRow) => object | null) {
  await context.route(LINE_FACTS, async (route) => {
    const response = await route.fetch();
    const rows: FactsRow[] = await response.json();
    await route.fulfill({ response, json: rows.map(change).filter((row) => row !== null) });
  });
}

async function addShirt(page: Page, talla: string) {
  const { add } = product;
  await page.goto('/product/1');
  await page.getByRole('radio', { name: 'Negro' }).check({ force: true });
  await page.getByRole('radio', { name: talla, exact: true }).check({ force: true });
  await page.getByRole('button', { name: add.submit }).click();
  await expect(page.getByText(add.added_one.replace('{{count}}', '1'))).toBeVisible();
}

/** The row of the cart that holds a size. */
function rowOf(page: Page, talla: string) {
  const size = page.getByText(new RegExp(`^Talla\\s*${talla}$`));
  return page.getByRole('row').filter({ has: size });
}

// A request that is still in flight at the end of the test is no failure.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

test('a variant that changed is shown, and ordered only after a second press', async ({
  page,
  context,
  request,
}) => {
  const email = ownAddress('variant');
  await addShirt(page, 'M');
  await page.goto('/checkout');
  await page.getByLabel(checkout.field.fullName).fill('María Rojas');
  await page.getByLabel(checkout.field.email).fill(email);
  await page.getByLabel(checkout.field.phone).fill('8888-7777');
  await changeShop(context, (row) => ({
    ...row,
    talla_id: '0-3M',
    color: { numeric_id: 99, name: 'Blanco', rgb_code: '#ffffff' },
  }));
  await page.getByRole('button', { name: checkout.action.complete }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Camiseta cuello redondo ahora es Blanco, 0-3M; antes Negro, M.',
  );
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page);
  expect(await ordersOf(request, email)).toEqual([]);

  await page.getByRole('button', { name: checkout.action.complete }).click();
  await expect(page.getByRole('heading', { name: '¡Pedido enviado!' })).toBeVisible();
  const [order] = await ordersOf(request, email);
  expect(order?.template_params['products_html']).toContain('<td>Blanco</td><td>0-3M</td>');
});

test('a product that was withdrawn blocks the checkout until it is removed', async ({
  page,
  context,
}) => {
  await addShirt(page, 'M');
  await addShirt(page, 'L');
  await changeShop(context, (row) => (row.talla_id === 'L' ? { ...row, subfamilia: null } : row));
  await page.goto('/cart');
  const withdrawn = rowOf(page, 'L');
  await expect(withdrawn).toContainText(GONE);
  await expect(rowOf(page, 'M')).not.toContainText(GONE);
  await page.getByRole('link', { name: cart.action.checkout }).click();
  await expect(page.getByRole('alert')).toHaveText(BLOCKED);
  await expectAccessible(page);

  await withdrawn.locator('[data-remove]').click();
  await expect(withdrawn).toHaveCount(0);
  await page.getByRole('link', { name: cart.action.checkout }).click();
  await expect(page).toHaveURL(/\/checkout$/);
});

test.describe('faults', () => {
  test('a line without a price blocks the checkout after a reload and in a second tab', async ({
    page,
    context,
    expectConsoleError,
  }) => {
    expectConsoleError(/cart: read live prices and stock|ERR_FAILED/);
    await addShirt(page, 'M');
    await changeShop(context, (row) => ({ ...row, precio1: 0, precio2: null, precio3: null }));
    await page.goto('/cart');
    await expect(rowOf(page, 'M')).toContainText(GONE);

    await context.unroute(LINE_FACTS);
    await context.route(LINE_FACTS, (route) => route.abort());
    await page.reload();
    const second = await context.newPage();
    await second.goto('/cart');
    // Headless tabs are never hidden: the test fires the event of a tab that becomes visible again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    for (const tab of [page, second]) {
      await expect(rowOf(tab, 'M')).toContainText(GONE);
      await tab.getByRole('link', { name: cart.action.checkout }).click();
      await expect(tab.getByText(BLOCKED)).toBeVisible();
      await expect(tab).toHaveURL(/\/cart$/);
    }

    await second.locator('[data-remove]').click();
    await expect(page.getByText(cart.empty.title)).toBeVisible();
  });
});
