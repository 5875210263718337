import type { Page } from '@playwright/test';
import { messagesOf, ownAddress } from './support/outbox.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { expect, expectAccessible, test, useLanguage } from './support/test.ts';
import { languages, texts } from './support/texts.ts';

// Some pages show frames of other sites.
test.use({ hasForeignSites: true });

const SENT = { es: 'Mensaje enviado!', en: 'Message sent!' } as const;
const { contact } = texts.es;

const MESSAGE = '60 camisetas\ncon logo';

async function fill(page: Page, language: 'es' | 'en', email: string): Promise<void> {
  const { field } = texts[language].contact;
  const main = page.getByRole('main');
  await main.getByLabel(field.name).fill('María Rojas');
  await main.getByLabel(field.email).fill(email);
  await main.getByLabel(field.phone).fill('8888-0000');
  await main.getByLabel(field.message).fill(MESSAGE);
}

for (const language of languages) {
  test(`a message is sent and arrives once (${language})`, async ({ page, request }) => {
    const email = ownAddress('contact');
    await useLanguage(page, language);
    await page.goto('/contact');
    await fill(page, language, email);
    await page.getByRole('button', { name: texts[language].contact.send }).dblclick();
    await expect(page.getByText(SENT[language])).toBeVisible();
    await expect(page.getByLabel(texts[language].contact.field.message)).toHaveValue('');
    const sent = await messagesOf(request, email);
    expect(sent.map(({ template_params }) => template_params)).toEqual([
      { name: 'María Rojas', email, phone: '8888-0000', message: MESSAGE },
    ]);
  });
}

test('a message is sent from the home page, too', async ({ page, request }) => {
  const email = ownAddress('home');
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: contact.title }).scrollIntoViewIfNeeded();
  await fill(page, 'es', email);
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByText(SENT.es)).toBeVisible();
  expect(await messagesOf(request, email)).toHaveLength(1);
});

test('when the service is down every field is kept, and a retry works', async ({
  page,
  request,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource|\[contact: send message\]/);
  const email = ownAddress('retry');
  const { field } = contact;
  await page.route('**/api/v1.0/email/send', (route) => route.abort());
  await page.goto('/contact');
  await fill(page, 'es', email);
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByRole('alert')).toContainText(
    'No se pudo enviar el mensaje, por favor intente de nuevo.',
  );
  await expect(page.getByLabel(field.name)).toHaveValue('María Rojas');
  await expect(page.getByRole('textbox', { name: field.email })).toHaveValue(email);
  await expect(page.getByLabel(field.message)).toHaveValue(MESSAGE);
  await expectAccessible(page);
  await page.unroute('**/api/v1.0/email/send');
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByText(SENT.es)).toBeVisible();
  expect(await messagesOf(request, email)).toHaveLength(1);
});

test('a map that loads is shown in its place, and nothing moves', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/location');
  const map = page.getByTitle(texts.es.location.map);
  await expect(map).toBeVisible();
  expect((await map.boundingBox())?.height).toBeGreaterThanOrEqual(298);
  await expect(page.getByText(texts.es.location.mapPlaceholder)).toBeHidden();
  expect(await shiftsOf(page)).toBe(0);
});

test('a map that cannot be loaded leaves the placeholder with its link', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource/);
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().startsWith('https://www.openstreetmap.org/'),
  );
  await page.goto('/location');
  await page.getByText(texts.es.location.mapPlaceholder).scrollIntoViewIfNeeded();
  await refused;
  await expect(page.getByText(texts.es.location.mapPlaceholder)).toBeVisible();
  await expect(page.getByRole('link', { name: texts.es.location.openMap })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the store says that it is offline, until it is online again', async ({ page, context }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(texts.es.common.offline)).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByText(texts.es.common.offline)).toHaveCount(0);
});
