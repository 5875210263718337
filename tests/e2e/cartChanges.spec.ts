import type { BrowserContext, Page } from '@playwright/test';
import { ordersOf, ownAddress } from './support/outbox.ts';
import { expect, expectAccessible, test, useLanguage } from './support/test.ts';
import { languages, texts } from './support/texts.ts';

const SPELLED = {
  es: {
    variant: 'Camiseta cuello redondo ahora es Blanco, 0-3M; antes Negro, M.',
    gone: 'Ya no disponible',
    blocked: 'Por favor, elimine los productos que ya no están disponibles antes de continuar.',
    sent: '¡Pedido enviado!',
    cut: 'Su carrito tenía más de 500 líneas, más de las que podemos mostrar. Quedaron las primeras 500.',
  },
  en: {
    variant: 'Camiseta cuello redondo is now Blanco, 0-3M; before Negro, M.',
    gone: 'No longer available',
    blocked: 'Please remove the products that are no longer available before continuing.',
    sent: 'Order sent!',
    cut: 'Your cart had more than 500 lines, more than we can show. The first 500 were kept.',
  },
} as const;

type Language = (typeof languages)[number];
type FactsRow = { readonly talla_id: string };

/** What is asked about the productos of a cart. */
const LINE_FACTS = /\/rest\/v1\/producto\?.*&id=in\./;

/**
 * Lets the shop be another one for the tabs of this test alone.
 *
 * @param change gives a row as it is now, `null`: it is no more
 */
async function changeShop(context: BrowserContext, change: (row: FactsRow) => object | null) {
  await context.route(LINE_FACTS, async (route) => {
    const response = await route.fetch();
    const rows: FactsRow[] = await response.json();
    await route.fulfill({ response, json: rows.map(change).filter((row) => row !== null) });
  });
}

async function addShirt(page: Page, language: Language, talla: string) {
  const { add } = texts[language].product;
  await page.goto('/product/1');
  await page.getByRole('radio', { name: 'Negro' }).check({ force: true });
  await page.getByRole('radio', { name: talla, exact: true }).check({ force: true });
  await page.getByRole('button', { name: add.submit }).click();
  await expect(page.getByText(add.added_one.replace('{{count}}', '1'))).toBeVisible();
}

/** The row of the cart that holds a size. */
function rowOf(page: Page, talla: string) {
  const size = page.getByText(new RegExp(`^(Talla|Size)\\s*${talla}$`));
  return page.getByRole('row').filter({ has: size });
}

for (const language of languages) {
  const spelled = SPELLED[language];
  const { cart, checkout } = texts[language];

  test.describe(() => {
    test.beforeEach(({ page }) => useLanguage(page, language));
    // A reading that is still under way when the test has seen enough is no failure.
    test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

    test(`another variant is told and agreed to before it is ordered (${language})`, async ({
      page,
      context,
      request,
    }) => {
      const email = ownAddress('variant');
      await addShirt(page, language, 'M');
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
      await expect(page.getByRole('alert')).toContainText(spelled.variant);
      await expect(page.getByRole('alert')).toBeFocused();
      await expectAccessible(page);
      expect(await ordersOf(request, email)).toEqual([]);

      await page.getByRole('button', { name: checkout.action.complete }).click();
      await expect(page.getByRole('heading', { name: spelled.sent })).toBeVisible();
      const [order] = await ordersOf(request, email);
      expect(order?.template_params['products_html']).toContain('<td>Blanco</td><td>0-3M</td>');
    });

    test(`a product withdrawn stays in the cart until it is removed (${language})`, async ({
      page,
      context,
    }) => {
      await addShirt(page, language, 'M');
      await addShirt(page, language, 'L');
      await changeShop(context, (row) =>
        row.talla_id === 'L' ? { ...row, subfamilia: null } : row,
      );
      await page.goto('/cart');
      const withdrawn = rowOf(page, 'L');
      await expect(withdrawn).toContainText(spelled.gone);
      await expect(rowOf(page, 'M')).not.toContainText(spelled.gone);
      await page.getByRole('link', { name: cart.action.checkout }).click();
      await expect(page.getByRole('alert')).toHaveText(spelled.blocked);
      await expectAccessible(page);

      await withdrawn.locator('[data-remove]').click();
      await expect(withdrawn).toHaveCount(0);
      await page.getByRole('link', { name: cart.action.checkout }).click();
      await expect(page).toHaveURL(/\/checkout$/);
    });

    test.describe('faults', () => {
      test(`a line that lost its price stays over a reload and in two tabs (${language})`, async ({
        page,
        context,
        expectConsoleError,
      }) => {
        expectConsoleError(/cart: read live prices and stock|ERR_FAILED/);
        await addShirt(page, language, 'M');
        await changeShop(context, (row) => ({ ...row, precio1: 0, precio2: null, precio3: null }));
        await page.goto('/cart');
        await expect(rowOf(page, 'M')).toContainText(spelled.gone);

        await context.unroute(LINE_FACTS);
        await context.route(LINE_FACTS, (route) => route.abort());
        await page.reload();
        const second = await context.newPage();
        await useLanguage(second, language);
        await second.goto('/cart');
        // Headless tabs are never hidden: the event of coming back is made by hand.
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        for (const tab of [page, second]) {
          await expect(rowOf(tab, 'M')).toContainText(spelled.gone);
          await tab.getByRole('link', { name: cart.action.checkout }).click();
          await expect(tab.getByText(spelled.blocked)).toBeVisible();
          await expect(tab).toHaveURL(/\/cart$/);
        }

        await second.locator('[data-remove]').click();
        await expect(page.getByText(cart.empty.title)).toBeVisible();
      });
    });

    test.describe('bad inputs', () => {
      test(`a cart of 10,000 lines is cut to 500 with a word (${language})`, async ({
        page,
        expectConsoleError,
      }) => {
        // The trace keeps each state of a page of 500 lines, which takes a busy machine its time.
        test.slow();
        expectConsoleError(/cart: read stored lines/);
        await page.goto('/cart');
        await page.evaluate(() => {
          const lines = Array.from({ length: 10_000 }, (_, index) => ({
            id: 1_000_000 + index,
            codigo: `C-${index}`,
            nombre: `Línea ${index}`,
            precio1: 1000,
            quantity: 1,
            subfamilia_id: 1,
          }));
          localStorage.setItem('cart', JSON.stringify({ version: 1, lines }));
        });
        await page.reload();
        await expect(page.getByText(spelled.cut)).toBeVisible({ timeout: 90_000 });
        await expect(page.locator('[data-remove]')).toHaveCount(500);
        await page.getByRole('button', { name: cart.clear.action }).click();
        await page.getByRole('dialog').getByRole('button', { name: cart.clear.action }).click();
        await expect(page.getByText(cart.empty.title)).toBeVisible();
      });
    });
  });
}
