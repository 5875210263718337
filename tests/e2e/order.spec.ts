import type { APIRequestContext, Page } from '@playwright/test';
import { ownAddress, sentBy } from './support/outbox.ts';
import { signInStaff } from './support/session.ts';
import { openShop } from './support/staffTest.ts';
import { expect, expectAccessible, test, useLanguage } from './support/test.ts';
import { languages, texts } from './support/texts.ts';

/** Title of the receipt. */
const SENT = { es: '¡Pedido enviado!', en: 'Order sent!' } as const;

type Language = (typeof languages)[number];

async function filterAndSort(page: Page, language: Language, isPhone: boolean) {
  const { filter, sort } = texts[language].catalogue;
  if (isPhone) {
    await page.getByLabel(filter.familia).selectOption('1');
  } else {
    await page.getByRole('radio', { name: /Camisetas/ }).check();
  }
  await expect(page).toHaveURL(/\?familia=1$/);
  await page.getByLabel(sort.label).selectOption({ label: sort.priceDesc });
  await expect(page).toHaveURL(/familia=1&orden=/);
}

async function chooseProduct(page: Page, language: Language) {
  const name = texts[language].catalogue.card.addNamed.replace(
    '{{name}}',
    'Camiseta cuello redondo',
  );
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/product\/1/);
  await page.getByRole('radio', { name: 'Negro' }).check({ force: true });
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
  await expect(page.getByText('Negro · M')).toBeInViewport();
}

async function addTwelve(page: Page, language: Language) {
  const { add } = texts[language].product;
  await page.getByLabel(add.quantity, { exact: true }).fill('12');
  await expect(page.getByRole('main')).toContainText('₡3,000.00');
  await page.getByRole('button', { name: add.submit }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /12/ })).toBeVisible();
}

async function fillForm(page: Page, language: Language, email: string) {
  const { field } = texts[language].checkout;
  const fill = (label: string, text: string) => page.getByLabel(label).fill(text);
  await fill(field.fullName, 'María <b>Núñez</b> "Ñ" 👕');
  await fill(field.email, email);
  await fill(field.phone, '8888-7777');
  await fill(field.province, 'Cartago');
  await fill(field.exactAddress, 'Del cruce, 200 m norte\nportón verde');
  await page
    .getByRole('textbox', { name: field.additionalInfo })
    .fill('Estampado al frente <script>alert(1)</script>');
}

async function takeAndReturnStock(page: Page, request: APIRequestContext, reference: string) {
  const { readRows } = openShop(request, await signInStaff(page, request));
  const stock = async () => {
    const query = 'select=inventario(cantidad)&codigo=eq.CCR-NEGRO-M';
    const [row] = await readRows<{ inventario: { cantidad: number }[] }>('producto', query);
    return row?.inventario.reduce((sum, { cantidad }) => sum + cantidad, 0) ?? 0;
  };
  const unitsBefore = await stock();
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: reference }).click();
  await press('Descontar existencias');
  await press('Descontar 12 unidades');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stock()).toBe(unitsBefore - 12);
  await press('Devolver existencias');
  await press(/^Deshacer \d+ filas?$/);
  await expect(page.getByText('Se deshizo el cambio')).toBeVisible();
  expect(await stock()).toBe(unitsBefore);
}

for (const language of languages) {
  test(`an order that starts in the catalogue arrives in the shop's e-mail (${language})`, async ({
    page,
    request,
    isMobile,
  }) => {
    const email = ownAddress('maria+order');
    const { cart, checkout } = texts[language];
    await useLanguage(page, language);
    // Stops the sliding of a phone's header, which a press would miss.
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await page.goto('/catalogue');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('article').first()).toBeVisible();
    await filterAndSort(page, language, isMobile);
    await chooseProduct(page, language);
    await addTwelve(page, language);

    await page.getByRole('banner').getByRole('link', { name: /12/ }).click();
    await expect(page).toHaveURL(/\/cart$/);
    const main = page.getByRole('main');
    for (const figure of ['₡3,000.00', '₡36,000.00', '₡31,858.41', '₡4,141.59']) {
      await expect(main).toContainText(figure);
    }
    await page.getByRole('link', { name: cart.action.checkout }).click();

    await expect(page).toHaveURL(/\/checkout$/);
    await fillForm(page, language, email);
    await expectAccessible(page);
    await page.getByRole('button', { name: checkout.action.complete }).dblclick();

    await expect(page.getByRole('heading', { name: SENT[language] })).toBeVisible();
    for (const figure of ['₡3,000.00', '₡36,000.00', '₡31,858.41', '₡4,141.59', 'María']) {
      await expect(main).toContainText(figure);
    }
    await expect(page).toHaveURL(/\/checkout\?recibo$/);
    await expect(page.getByRole('banner').getByText('12', { exact: true })).toHaveCount(0);
    await expectAccessible(page);

    const orders = await sentBy(request, email);
    expect(orders).toHaveLength(1);
    const sent: Readonly<Record<string, string>> = orders[0]?.template_params ?? {};
    expect(sent).toMatchObject({
      from_name: 'María <b>Núñez</b> "Ñ" 👕',
      phone: '8888-7777',
      province: 'Cartago',
      payment_method: 'Transferencia bancaria o SINPE Móvil',
      paymentMethod: 'Transferencia bancaria o SINPE Móvil',
      subtotal_text: '₡31,858.41',
      iva_total_text: '₡4,141.59',
      total_text: '₡36,000.00',
    });
    const reference = (await main.textContent())?.match(/TT-\d{6}-\w{4}/)?.[0] ?? 'none';
    expect(sent['products_html']).toContain(reference);
    expect(sent['products_html']).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(sent['products_html']).not.toContain('<script>');
    // Staff take and return the stock in one language only: the back-office is in Spanish.
    if (language === 'es') await takeAndReturnStock(page, request, reference);
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
  test('an order whose e-mail fails keeps its form, can be sent by WhatsApp, and is sent by a retry', async ({
    page,
    request,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource|\[checkout/);
    const email = ownAddress('ana');
    const { action, failed, field } = texts.es.checkout;
    await openFilledCheckout(page, email);
    await page.reload();
    const info = page.getByRole('textbox', { name: field.additionalInfo });
    await expect(info).toHaveValue(/^Estampado al frente/);
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
    await expect(info).toHaveValue(/^Estampado al frente/);
    const chat = await banner.getByRole('link', { name: failed.whatsApp }).getAttribute('href');
    const text = decodeURIComponent(new URL(chat ?? '').search);
    const reference = text.match(/TT-\d{6}-\w{4}/)?.[0] ?? 'none';
    expect(text).toContain('María');

    await page.unroute('**/api/v1.0/email/send');
    await page.getByRole('button', { name: action.retry }).click();
    await expect(page.getByRole('heading', { name: SENT.es })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(reference);
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
    const reference = (await notice.textContent())?.match(/TT-\d{6}-\w{4}/)?.[0] ?? 'none';
    await page.getByRole('button', { name: unanswered.again }).click();
    await expect(page.getByRole('heading', { name: SENT.es })).toBeVisible();

    const orders = await sentBy(request, email);
    const [first, second] = orders.map(({ template_params }) => template_params['products_html']);
    expect(orders).toHaveLength(2);
    expect(first).toContain(`Referencia del pedido:</strong> ${reference}`);
    expect(second).toContain(`Referencia del pedido:</strong> ${reference}`);
    expect(first).not.toContain('Posible repetición');
    expect(second).toContain(`Posible repetición del pedido ${reference}.`);
  });
});
