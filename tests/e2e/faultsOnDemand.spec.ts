import type { Page } from '@playwright/test';
import { chunkOf } from './support/chunks.ts';
import { messagesOf, ownAddress } from './support/outbox.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import { withoutFile } from './support/withoutFile.ts';

const { common, contact, product } = texts.es;

/** Expects a press to reload the document. */
async function expectReload(page: Page, press: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await press();
  await loaded;
}

test.describe('faults', () => {
  test.beforeEach(({ expectConsoleError }) => {
    expectConsoleError(/Failed to load resource|preload/);
  });

  test('without the code of the e-mail service the text stays, a second press reloads the document, and a later one sends', async ({
    page,
    request,
    expectConsoleError,
  }) => {
    expectConsoleError(/\[contact: send message\]/);
    const email = ownAddress('no-code');
    const unblock = await withoutFile(page, chunkOf('node_modules/@emailjs/browser/es/index.js'));
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
    await expectReload(page, () => send.click());
    await expect(message).toHaveValue('60 camisetas');
    await send.click();
    await expect(failed).toBeVisible();
    await message.press('End');
    await message.pressSequentially('.');
    await expect(failed).toBeHidden();
    await expectReload(page, () => send.click());
    await expect(message).toHaveValue('60 camisetas.');
    await unblock();
    await send.click();
    await expect(page.getByText('Mensaje enviado!')).toBeVisible();
    expect(await messagesOf(request, email)).toHaveLength(1);
  });

  test('without the English texts the store stays in Spanish, a second press reloads the document, and a later one changes the language', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/\[language: change\]/);
    const unblock = await withoutFile(page, chunkOf('src/i18n/en.ts'));
    await page.goto('/about');
    const english = page.getByRole('button', { name: common.language.en });
    const failed = page.getByText(common.language.failed).last();
    await english.click();
    await expect(failed).toBeVisible();
    await expectReload(page, () => english.click());
    await expect(page.getByRole('heading', { level: 1, name: 'Nosotros' })).toBeVisible();
    await unblock();
    await english.click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  });

  test('without the code of toasts a product still goes into the cart', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/\[toast: load\]/);
    await withoutFile(page, chunkOf('src/shared/ui/Toaster.tsx'));
    await page.goto('/product/1');
    await page.getByRole('button', { name: product.add.submit }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /1 unidad/ })).toBeVisible();
  });

  test('without the code of enlarged pictures the gallery says so and works, and a later press opens them', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/\[product: load enlarged pictures\]/);
    const unblock = await withoutFile(page, chunkOf('src/features/product/EnlargedPictures.tsx'));
    await page.goto('/product/1');
    const enlarge = page.getByRole('button', { name: product.gallery.enlarge });
    await enlarge.click();
    await expect(page.getByText(product.gallery.enlargeFailed)).toBeVisible();
    await page.getByRole('button', { name: product.gallery.next }).click();
    await expect(page.getByText(/^2 \/ /)).toBeVisible();
    await unblock();
    await enlarge.click();
    await expect(page.getByRole('dialog', { name: product.gallery.enlarged.label })).toBeVisible();
  });
});
