import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openMailbox, receiveEmail, type Mailbox } from '#backend/mailbox/mailbox.ts';
import { respondToOutbox } from '#backend/mailbox/outbox.ts';
import { LOCAL_EMAIL } from '#config/localBackend.ts';

const ORDER = {
  user_id: LOCAL_EMAIL.publicKey,
  service_id: LOCAL_EMAIL.serviceId,
  template_id: LOCAL_EMAIL.orderTemplateId,
  template_params: {
    from_name: 'Ana <Rojas>',
    from_email: 'ana@example.com',
    products_html: '<table><tr><td>Camiseta</td></tr></table>',
    total_text: '₡12,500.00',
  },
};

let dir: string;
let mailbox: Mailbox;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'store-mailbox-test-'));
  mailbox = await openMailbox(path.join(dir, 'outbox.jsonl'));
});

function send(body: unknown, method = 'POST'): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const init = { method, ...(method === 'POST' && { body: text }) };
  return receiveEmail(new Request('http://store.test/api/v1.0/email/send', init), mailbox);
}

const outbox = (page: '/outbox' | '/outbox.json', init: RequestInit = {}) =>
  respondToOutbox(new Request(`http://store.test${page}`, init), mailbox);
const outboxPage = async () => (await outbox('/outbox')).text();

/** Returns the content of the first frame on the page, as a browser reads it. */
function frameOf(page: string): string {
  const [, attribute = ''] = /srcdoc="([^"]*)"/.exec(page) ?? [];
  return attribute
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

test('the backend responds to an e-mail like EmailJS, stores it unchanged, and can empty the outbox', async () => {
  const response = await send(ORDER);
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  const { template_id, template_params } = ORDER;
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  const emails = await (await outbox('/outbox.json')).json();
  expect(emails).toEqual([{ at, template_id, template_params }]);
  expect((await outbox('/outbox.json', { method: 'DELETE' })).status).toBe(204);
  expect(await (await outbox('/outbox.json')).json()).toEqual([]);
});

const withBytes = (bytes: number) => ({
  ...ORDER,
  template_params: { x: 'é'.repeat((bytes - 8) / 2) },
});

test.each([
  ['with another public key', { ...ORDER, user_id: 'x' }, 400, 'The Public Key is invalid'],
  ['with another template', { ...ORDER, template_id: 'x' }, 400, 'The template ID not found'],
  ['that is no JSON', '{', 400, 'Bad Request'],
  ['whose parameters are a list', { ...ORDER, template_params: [] }, 400, 'Bad Request'],
  ['with more than 50 kB', withBytes(50_002), 413, ''],
])('a request %s is refused as by EmailJS', async (_what, body, status, message) => {
  const response = await send(body);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(message);
  expect(mailbox.list()).toEqual([]);
  expect((await send(withBytes(50_000))).status).toBe(200);
  expect((await send('', 'GET')).status).toBe(405);
});

test('the latest 200 e-mails are kept, and read again after a restart except for an incomplete line', async () => {
  for (let number = 1; number <= 201; number += 1) {
    await mailbox.add({ template_id: ORDER.template_id, template_params: { number } });
  }
  const kept = mailbox.list();
  expect(kept).toHaveLength(200);
  expect(kept[0]?.template_params).toEqual({ number: 2 });
  const file = path.join(dir, 'outbox.jsonl');
  await writeFile(file, (await readFile(file, 'utf8')).slice(0, -20));
  const reopened = await openMailbox(file);
  expect(reopened.list().at(-1)).toEqual(kept.at(-2));
});

test('the outbox page shows the newest e-mail first, with texts escaped and the markup of the order unchanged', async () => {
  await send(ORDER);
  const mail = frameOf(await outboxPage());
  expect(mail).toContain('Nuevo pedido de Ana &lt;Rojas&gt;');
  expect(mail).toContain('<td>Camiseta</td>');
  expect(mail).not.toMatch(/\{\{|undefined|null/);
  const message = 'Hola {{name}} <3';
  const template_params = { name: 'Luis', email: 'l@x.cr', phone: '8', message };
  await send({ ...ORDER, template_id: LOCAL_EMAIL.contactTemplateId, template_params });
  const page = await outboxPage();
  const titles = [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title);
  expect(titles).toEqual(['Mensaje de Luis', 'Pedido de Ana &lt;Rojas&gt;: ₡12,500.00']);
  expect(frameOf(page)).toContain('Hola {{name}} &lt;3');
});
