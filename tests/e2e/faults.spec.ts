import type { Page } from '@playwright/test';
import { ordersOf, ownAddress } from './support/outbox.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const { checkout, product } = texts.es;

async function fillCheckout(page: Page, email: string) {
  await page.goto('/product/1');
  await page.getByRole('button', { name: product.add.submit }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /1 unidad/ })).toBeVisible();
  await page.goto('/checkout');
  await page.getByLabel(checkout.field.fullName).fill('Ana Solano');
  await page.getByLabel(checkout.field.email).fill(email);
  await page.getByLabel(checkout.field.phone).fill('2222-3333');
  await page.getByRole('textbox', { name: checkout.field.additionalInfo }).fill('Con logo');
}

test('an order whose e-mail fails is kept, can be sent by WhatsApp, and is sent by a retry', async ({
  page,
  request,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource/);
  expectConsoleError(/\[checkout/);
  const email = ownAddress('ana');
  await fillCheckout(page, email);
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 429, body: 'no' }));
  await page.getByRole('button', { name: checkout.action.complete }).click();

  const banner = page
    .getByRole('alert')
    .filter({ hasText: 'Ha ocurrido un error al enviar su pedido. Por favor intente nuevamente.' });
  await expect(banner).toBeVisible();
  await expect(page.getByLabel(checkout.field.fullName)).toHaveValue('Ana Solano');
  await expect(page.getByRole('textbox', { name: checkout.field.additionalInfo })).toHaveValue(
    'Con logo',
  );
  const chat = await banner
    .getByRole('link', { name: checkout.failed.whatsApp })
    .getAttribute('href');
  const text = decodeURIComponent(new URL(chat ?? '').search);
  const reference = text.match(/TT-\d{6}-\w{4}/)?.[0] ?? 'none';
  expect(text).toContain('Ana Solano');

  await page.unroute('**/api/v1.0/email/send');
  await page
    .getByRole('button', { name: checkout.action.retry })
    .or(page.getByRole('button', { name: checkout.action.complete }))
    .first()
    .click();
  await expect(page.getByRole('heading', { name: '¡Pedido enviado!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(reference);
  expect(await ordersOf(request, email)).toHaveLength(1);
});

test('the checkout keeps what was typed over a reload', async ({ page }) => {
  await fillCheckout(page, 'reload@example.com');
  await page.reload();
  await expect(page.getByLabel(checkout.field.fullName)).toHaveValue('Ana Solano');
  await expect(page.getByLabel(checkout.field.email)).toHaveValue('reload@example.com');
});

test('a catalogue that cannot be read says so, and loads after a retry', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource/);
  expectConsoleError(/\[catalogue/);
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.goto('/catalogue?familia=1');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.unroute('**/rest/v1/**');
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a store opens with an empty cart when the stored one is invalid', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/\[cart/);
  await page.addInitScript(() => localStorage.setItem('cart', '{"items":[{"id":'));
  await page.goto('/cart');
  await expect(page.getByText('Su carrito está vacío.')).toBeVisible();
});
