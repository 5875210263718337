import { messagesOf, ownAddress } from './support/outbox.ts';
import { expect, expectAccessible, test, useLanguage } from './support/test.ts';
import { languages, texts } from './support/texts.ts';

// Some pages show frames of other sites.
test.use({ hasForeignSites: true });

const SENT = { es: 'Mensaje enviado!', en: 'Message sent!' } as const;
const FAILED = {
  es: 'No se pudo enviar el mensaje, por favor intente de nuevo.',
  en: 'Failed to send message, please try again.',
} as const;
const MESSAGE = '60 camisetas\ncon logo';

for (const language of languages) {
  test(`a message is kept while the service is down, sent by a retry, and arrives once (${language})`, async ({
    page,
    request,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource|\[contact: send message\]/);
    const { field, send, title } = texts[language].contact;
    const email = ownAddress('contact');
    await useLanguage(page, language);
    // The form of the home page is the same one.
    await page.goto(language === 'es' ? '/#contact' : '/contact');
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
    const main = page.getByRole('main');
    await main.getByLabel(field.name).fill('María Rojas');
    await main.getByLabel(field.email).fill(email);
    await main.getByLabel(field.phone).fill('8888-0000');
    await main.getByLabel(field.message).fill(MESSAGE);
    await page.route('**/api/v1.0/email/send', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('alert')).toContainText(FAILED[language]);
    await expect(main.getByLabel(field.message)).toHaveValue(MESSAGE);
    await expectAccessible(page, 'form');
    await page.getByRole('button', { name: send }).dblclick();
    await expect(page.getByText(SENT[language])).toBeVisible();
    await expect(main.getByLabel(field.message)).toHaveValue('');
    const sent = await messagesOf(request, email);
    expect(sent.map(({ template_params }) => template_params)).toEqual([
      { name: 'María Rojas', email, phone: '8888-0000', message: MESSAGE },
    ]);
  });
}

test('the store says that it is offline', async ({ page, context }) => {
  await page.goto('/location');
  await expect(page.getByText(texts.es.location.mapPlaceholder)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(texts.es.common.offline)).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByText(texts.es.common.offline)).toHaveCount(0);
});
