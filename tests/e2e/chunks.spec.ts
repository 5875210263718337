import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { ROOT } from '../../scripts/support/run.mjs';
import { ownAddress, sentBy } from './support/outbox.ts';
import { signInStaff } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const { contact } = texts.es;

const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
  readFileSync(join(ROOT, 'dist', '.vite', 'manifest.json'), 'utf8'),
);

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Makes the requests of a script fail. @returns a function that lets them through again */
async function failScript(page: Page, source: string, answer?: Parameters<Route['fulfill']>[0]) {
  const script = `**/${manifest[source]?.file ?? source}`;
  await page.route(script, (route) =>
    answer ? route.fulfill(answer) : route.abort('connectionreset'),
  );
  return () => page.unroute(script);
}

test.describe('faults', () => {
  test.beforeEach(({ expectConsoleError }) => {
    expectConsoleError(
      /Failed to load|preload|\[(page|product): load|\[contact: send|module script/,
    );
  });

  test('a page whose script is missing shows an error, and opens after a retry', async ({
    page,
  }) => {
    // Only one page is tested, because the same hook loads all of them.
    const source = 'src/features/product/ProductPage.tsx';
    const restoreScript = await failScript(page, source, { status: 404, body: 'Not found' });
    await page.goto('/product/3', { waitUntil: 'commit' });
    // The document is loaded twice before the button shows.
    const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible();
    await restoreScript();
    // A module that failed is not requested again in the same document, so the retry loads a new one.
    const reloaded = page.waitForEvent('load');
    await retry.click();
    await reloaded;
    await expect(heading(page)).toBeVisible();
  });

  test('the end of the home page whose script is answered with HTML shows an error, and opens after a retry', async ({
    page,
  }) => {
    const html = { contentType: 'text/html', body: '<!doctype html><title>Tienda</title>' };
    const restoreScript = await failScript(page, 'src/app/HomeColumns.tsx', html);
    await page.goto('/', { waitUntil: 'commit' });
    const retry = page.getByRole('button', { name: 'Reintentar' });
    // The document is loaded twice before the button shows, each time at its top.
    await expect(async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(retry).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 120_000, intervals: [100] });
    await expect(heading(page)).toBeAttached();
    await restoreScript();
    const reloaded = page.waitForEvent('load');
    await retry.click();
    await reloaded;
    await expect(page.getByRole('heading', { name: contact.title })).toBeVisible();
  });

  test('a retry keeps texts typed in the store, and asks before it drops texts typed in the back-office', async ({
    page,
    request,
  }) => {
    await signInStaff(page, request);
    await failScript(page, 'src/app/layout/StaffBar.tsx');
    await page.goto('/contact');
    const message = page.getByRole('main').getByLabel(contact.field.message);
    await message.fill('60 camisetas');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await reloaded;
    await expect(message).toHaveValue('60 camisetas');
    await page.goto('/add-familia');
    const name = page.getByLabel(/^Nombre/);
    await name.pressSequentially('Gorras');
    const opened = page.waitForEvent('dialog');
    // `click` resolves only after the navigation, which waits for the answer to the question.
    const pressed = page.getByRole('button', { name: 'Reintentar' }).click();
    const question = await opened;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await pressed;
    await expect(name).toHaveValue('Gorras');
  });

  test('with blocked storage an order can be sent', async ({ page, request }) => {
    const email = ownAddress('blocked');
    await page.addInitScript(() => {
      const block = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get: block });
      }
    });
    const { checkout, product } = texts.es;
    const main = page.getByRole('main');
    const press = (name: string) => main.getByRole('button', { name }).click();
    await page.goto('/product/1?color=1&talla=M');
    await press(product.add.submit);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /, 1 unidad/ })
      .click();
    await main.getByRole('link', { name: texts.es.cart.action.checkout }).click();
    await main.getByLabel(checkout.field.fullName).fill('María');
    await main.getByLabel(checkout.field.email).fill(email);
    await main.getByLabel(checkout.field.phone).fill('8888-0000');
    await press(checkout.action.complete);
    await expect(page.getByText('¡Pedido enviado!')).toBeVisible();
    expect(await sentBy(request, email)).toHaveLength(1);
  });

  test('a message whose e-mail library failed stays in its form; the second press reloads the document, the third one sends', async ({
    page,
    request,
  }) => {
    const email = ownAddress('no-code');
    const restoreScript = await failScript(page, 'node_modules/@emailjs/browser/es/index.js');
    await page.goto('/contact');
    const main = page.getByRole('main');
    const message = main.getByLabel(contact.field.message);
    const send = main.getByRole('button', { name: contact.send });
    await main.getByLabel(contact.field.name).fill('María Rojas');
    await main.getByLabel(contact.field.email).fill(email);
    await main.getByLabel(contact.field.phone).fill('8888-0000');
    await message.fill('60 camisetas');
    await send.click();
    await expect(
      page.getByText('No se pudo enviar el mensaje, por favor intente de nuevo.'),
    ).toBeVisible();
    const loaded = page.waitForEvent('load');
    await send.click();
    await loaded;
    await expect(message).toHaveValue('60 camisetas');
    await restoreScript();
    await send.click();
    await expect(page.getByText('Mensaje enviado!')).toBeVisible();
    expect(await sentBy(request, email)).toHaveLength(1);
  });
});
