import { ownAddress, sentBy } from './support/outbox.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { texts } from './support/texts.ts';

// Some pages show frames of other sites.
test.use({ hasForeignSites: true });

const MESSAGE = '60 camisetas\ncon logo';

test('a message is kept while the service is down, sent by a retry, and arrives once', async ({
  page,
  request,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource|\[contact: send message\]/);
  const { field, send, title } = texts.es.contact;
  const email = ownAddress('contact');
  await page.goto('/#contact');
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  const main = page.getByRole('main');
  await main.getByLabel(field.name).fill('María Rojas');
  await main.getByLabel(field.email).fill(email);
  await main.getByLabel(field.phone).fill('8888-0000');
  await main.getByLabel(field.message).fill(MESSAGE);
  await page.route('**/api/v1.0/email/send', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByRole('alert')).toContainText(
    'No se pudo enviar el mensaje, por favor intente de nuevo.',
  );
  await expect(main.getByLabel(field.message)).toHaveValue(MESSAGE);
  await expectAccessible(page, 'form');
  await page.getByRole('button', { name: send }).dblclick();
  await expect(page.getByText('Mensaje enviado!')).toBeVisible();
  await expect(main.getByLabel(field.message)).toHaveValue('');
  const sent = await sentBy(request, email);
  expect(sent.map(({ template_params }) => template_params)).toEqual([
    { name: 'María Rojas', email, phone: '8888-0000', message: MESSAGE },
  ]);
});
