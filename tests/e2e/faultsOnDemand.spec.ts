import type { Page } from '@playwright/test';
import { chunkOf } from './support/chunks.ts';
import { messagesOf } from './support/outbox.ts';
import { staffCredentials } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const { common, contact, product } = texts.es;

/** Takes one script away; the returned function gives it back. */
async function without(page: Page, source: string): Promise<() => Promise<void>> {
  const file = `**/${chunkOf(source)}`;
  await page.route(file, (route) => route.abort());
  return () => page.unroute(file);
}

/** How often a document was asked for by this page. */
function countDocuments(page: Page): { readonly asked: () => number } {
  let asked = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked += 1;
  });
  return { asked: () => asked };
}

test.describe('faults', () => {
  test.beforeEach(({ expectConsoleError }) => {
    expectConsoleError(/Failed to load resource|preload/);
  });

  test('without the code of the e-mail service what was typed stays, one press loads the document anew, and a later one sends', async ({
    page,
    request,
    expectConsoleError,
  }) => {
    expectConsoleError(/\[contact: send message\]/);
    const email = `no-code-${test.info().repeatEachIndex}@example.com`;
    const documents = countDocuments(page);
    const giveBack = await without(page, 'node_modules/@emailjs/browser/es/index.js');
    await page.goto('/contact');
    const main = page.getByRole('main');
    const message = main.getByLabel(contact.field.message);
    const send = main.getByRole('button', { name: contact.send });
    const failed = page.getByText('No se pudo enviar el mensaje, por favor intente de nuevo.');
    await main.getByLabel(contact.field.name).fill('María Rojas');
    await main.getByLabel(contact.field.email).fill(email);
    await main.getByLabel(contact.field.phone).fill('8888-0000');
    await message.fill('60 camisetas');

    await send.click();
    await expect(failed).toBeVisible();
    expect(documents.asked()).toBe(1);
    await send.click();
    await expect.poll(documents.asked).toBe(2);
    await expect(message).toHaveValue('60 camisetas');
    for (let press = 0; press < 2; press += 1) {
      await send.click();
      await expect(failed).toBeVisible();
      await message.press('End');
      await message.pressSequentially('.');
      await expect(failed).toBeHidden();
    }
    expect(documents.asked()).toBe(2);
    await giveBack();
    await send.click();
    await expect(page.getByText('Mensaje enviado!')).toBeVisible();
    expect(await messagesOf(request, email)).toHaveLength(1);
  });

  test('without the English texts the store stays in Spanish, one press loads the document anew, and a later one changes the language', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/\[language: change\]/);
    const documents = countDocuments(page);
    const giveBack = await without(page, 'src/i18n/en.ts');
    await page.goto('/about');
    const english = page.getByRole('button', { name: common.language.en });
    const failed = page.getByText(common.language.failed).last();
    await english.click();
    await expect(failed).toBeVisible();
    expect(documents.asked()).toBe(1);
    await english.click();
    await expect.poll(documents.asked).toBe(2);
    await expect(page.getByRole('heading', { level: 1, name: 'Nosotros' })).toBeVisible();
    await english.click();
    await expect(failed).toBeVisible();
    expect(documents.asked()).toBe(2);
    await giveBack();
    await english.click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  });

  test('without the code of toasts a product still goes into the cart', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/\[toast: load\]/);
    await without(page, 'src/shared/ui/Toaster.tsx');
    await page.goto('/product/1');
    await page.getByRole('button', { name: product.add.submit }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /1 unidad/ })).toBeVisible();
  });

  test('without the code of enlarged pictures the page says so, and a later press opens them', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/\[product: load enlarged pictures\]/);
    const giveBack = await without(page, 'src/features/product/EnlargedPictures.tsx');
    await page.goto('/product/1');
    const enlarge = page.getByRole('button', { name: product.gallery.enlarge });
    await enlarge.click();
    await expect(page.getByText(product.gallery.enlargeFailed)).toBeVisible();
    await giveBack();
    await enlarge.click();
    await expect(page.getByRole('dialog', { name: product.gallery.enlarged.label })).toBeVisible();
  });

  test('without the code of the sign-in staff are told so, and a later press signs in', async ({
    page,
    baseURL,
    expectConsoleError,
  }) => {
    expectConsoleError(/\[(login|session)/);
    const { email, password } = staffCredentials(baseURL);
    const giveBack = await without(page, 'src/data/supabase.ts');
    await page.goto('/admin');
    const main = page.getByRole('main');
    await main.getByLabel('Correo electrónico').fill(email);
    await main.getByLabel(/^Contraseña/).fill(password);
    await main.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(main.getByRole('alert')).toContainText('No se pudo iniciar sesión.');
    await giveBack();
    await main.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(main).toContainText(email);
  });
});
