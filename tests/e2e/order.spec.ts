import type { Page } from '@playwright/test';
import { ownAddress, sentBy } from './support/outbox.ts';
import { signInStaff } from './support/session.ts';
import { openShop } from './support/staffTest.ts';
import { expect, expectAccessible, test, useLanguage } from './support/test.ts';
import { texts } from './support/texts.ts';

/** Title of the receipt. */
const SENT = { es: '¡Pedido enviado!', en: 'Order sent!' } as const;

const NAME = 'María <b>Núñez</b> "Ñ" 👕';

async function fillForm(page: Page, language: keyof typeof SENT, email: string) {
  const { field } = texts[language].checkout;
  await page.getByLabel(field.fullName).fill(NAME);
  await page.getByLabel(field.email).fill(email);
  await page.getByLabel(field.phone).fill('8888-7777');
}

for (const language of ['es', 'en'] as const) {
  test(`an order that starts in the catalogue arrives in the shop's e-mail (${language})`, async ({
    page,
    request,
  }) => {
    const email = ownAddress('maria+order');
    const { cart, catalogue, checkout, product } = texts[language];
    await useLanguage(page, language);
    // Stops the sliding of a phone's header, which a press would miss.
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await page.goto('/catalogue');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const card = catalogue.card.addNamed.replace('{{name}}', 'Camiseta cuello redondo');
    await page.getByRole('link', { name: card, exact: true }).click();
    await expect(page).toHaveURL(/\/product\/1/);
    await page.getByRole('radio', { name: 'Negro' }).check({ force: true });
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
    await expect(page.getByText('Negro · M')).toBeInViewport();
    await page.getByLabel(product.add.quantity, { exact: true }).fill('12');
    await page.getByRole('button', { name: product.add.submit }).click();
    await page.getByRole('banner').getByRole('link', { name: /12/ }).click();
    await page.getByRole('link', { name: cart.action.checkout }).click();

    await expect(page).toHaveURL(/\/checkout$/);
    await fillForm(page, language, email);
    await expectAccessible(page);
    await page.getByRole('button', { name: checkout.action.complete }).dblclick();

    await expect(page.getByRole('heading', { name: SENT[language] })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('₡36,000.00');
    await expectAccessible(page);
    expect(await sentBy(request, email)).toMatchObject([
      { template_params: { from_name: NAME, phone: '8888-7777', total_text: '₡36,000.00' } },
    ]);
  });
}

async function openFilledCheckout(page: Page, email: string) {
  await page.goto('/product/1');
  await page.getByRole('button', { name: texts.es.product.add.submit }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /, 1 unidad/ })).toBeAttached();
  await page.goto('/checkout');
  await fillForm(page, 'es', email);
}

test.describe('faults', () => {
  test('an order whose e-mail fails keeps its form, and is sent by a retry', async ({
    page,
    request,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource|\[checkout/);
    const email = ownAddress('ana');
    const { action, field } = texts.es.checkout;
    await openFilledCheckout(page, email);
    await page.route('**/api/v1.0/email/send', (route) =>
      route.fulfill({ status: 429, body: 'no' }),
    );
    await page.getByRole('button', { name: action.complete }).click();
    const banner = page
      .getByRole('alert')
      .filter({
        hasText: 'Ha ocurrido un error al enviar su pedido. Por favor intente nuevamente.',
      });
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByLabel(field.fullName)).toHaveValue(NAME);
    await page.unroute('**/api/v1.0/email/send');
    await page.getByRole('button', { name: action.retry }).click();
    await expect(page.getByRole('heading', { name: SENT.es })).toBeVisible();
    expect(await sentBy(request, email)).toHaveLength(1);
  });

  test('an order reaches the shop although its tab is closed while it is sent', async ({
    page,
    context,
    request,
  }) => {
    const email = ownAddress('closed');
    await openFilledCheckout(page, email);
    await context.newPage();
    const requested = page.waitForRequest('**/rest/v1/pedido');
    await page.getByRole('button', { name: texts.es.checkout.action.complete }).click();
    await requested;
    await page.close();
    const { readRows } = openShop(request, await signInStaff(context, request));
    await expect
      .poll(() => readRows('pedido', `select=referencia&correo=eq.${encodeURIComponent(email)}`))
      .toEqual([{ referencia: expect.stringMatching(/^TT-/) }]);
  });

  test('an order whose page is reloaded while it is sent can be sent again, marked as a possible repetition', async ({
    page,
    request,
  }) => {
    const email = ownAddress('reload');
    const { action, unanswered } = texts.es.checkout;
    await openFilledCheckout(page, email);
    // The request of the e-mail arrives, but its response is lost.
    await page.route('**/api/v1.0/email/send', async (route) => void (await route.fetch()), {
      times: 1,
    });
    await page.getByRole('button', { name: action.complete }).click();
    await expect.poll(async () => (await sentBy(request, email)).length).toBe(1);
    await page.reload();

    const notice = page.getByText(/^Es posible que hayamos recibido su pedido TT-/);
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: unanswered.again }).click();
    await expect(page.getByRole('heading', { name: SENT.es })).toBeVisible();

    const orders = await sentBy(request, email);
    const isMarked = orders.map(({ template_params }) =>
      template_params['products_html']?.includes('Posible repetición'),
    );
    expect(isMarked).toEqual([false, true]);
  });
});
