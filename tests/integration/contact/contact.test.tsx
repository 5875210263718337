import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_CONTACT_FORM } from '#domain/order/contactEmail.ts';
import { contactDraft, messageSending } from '#features/contact/messageSending.ts';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, gate } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { retypeField } from '#tests/visitor.ts';

const backend = useBackend();
beforeEach(() => backend().mailbox.clear());

/** Texts of a complete message, by Spanish and English label. */
const TYPED = [
  [/^(Nombre|Name)/, 'María "Mari" <b>Rojas</b>'],
  [/^(Correo electrónico|Email)/, 'maria@example.com'],
  [/^(Teléfono|Phone)/, 'ext. 12, de 9 a 5'],
  [/^(Mensaje|Message)/, '60 camisetas\ncon logo 🙂'],
] as const;
const [NAME, EMAIL, PHONE, MESSAGE] = [TYPED[0][0], TYPED[1][0], TYPED[2][0], TYPED[3][0]];

const field = (label: RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const findForm = () => screen.findByLabelText(NAME, { selector: 'input' });

const ALL_TYPED = TYPED.map(([, text]) => text);
const FAILED = 'No se pudo enviar el mensaje, por favor intente de nuevo.';

const typedNow = () => TYPED.map(([label]) => field(label).value);
const sendButton = () =>
  screen.getByText(/^(Enviar mensaje|Send message|Enviando…|Sending…)$/).closest('button') ??
  document.body;

async function openFilled(language: 'es' | 'en' = 'es'): Promise<UserEvent> {
  const { user } = await renderApp('/contact', { language });
  await findForm();
  for (const [label, text] of TYPED) await retypeField(user, field(label), text);
  return user;
}

async function leave(): Promise<void> {
  fireEvent.click(screen.getAllByText(/^(Nosotros|About Us)$/)[0] ?? document);
  await screen.findByText(/^(Nosotros|About Us)$/, { selector: 'h1' });
}

async function comeBack(): Promise<void> {
  fireEvent.click(screen.getAllByText(/^(Contacto|Contact)$/)[0] ?? document);
  await findForm();
}

test('the section has a heading, an anchor, links to the shop, required fields, and cleans a pasted e-mail address', async () => {
  const { user } = await renderApp('/contact');
  await findForm();
  const section = within(screen.getByRole('region', { name: 'Cotice con nosotros' }));
  expect(section.getByRole('heading', { level: 1 })).toHaveTextContent('Cotice con nosotros');
  expect(document.getElementById('contact')).toContainElement(field(NAME));
  for (const label of [NAME, EMAIL, PHONE, MESSAGE]) expect(field(label)).toBeRequired();
  const target = (name: RegExp) => section.getByRole('link', { name }).getAttribute('href');
  expect(target(/^Correo electrónico/)).toMatch(/^mailto:.+@.+/);
  expect(target(/^Teléfono/)).toMatch(/^tel:\+506\d{8}$/);
  expect(target(/^WhatsApp/)).toMatch(/^https:\/\/wa\.me\/506\d{8}\?text=Hola/);

  await user.click(sendButton());
  expect(await screen.findAllByText('Campo requerido')).toHaveLength(4);
  expect(field(NAME)).toHaveFocus();
  await retypeField(user, field(NAME), 'María');
  expect(screen.getAllByText('Campo requerido')).toHaveLength(3);
  await retypeField(user, field(EMAIL), 'maria@example');
  await user.click(sendButton());
  expect(await screen.findByText('Correo electrónico inválido')).toBeVisible();
  expect(backend().mailbox.list()).toEqual([]);
  await retypeField(user, field(EMAIL), 'Ana <ana@example.com>;');
  fireEvent.focusOut(field(EMAIL));
  expect(field(EMAIL)).toHaveValue('ana@example.com');
});

test('a typed message stays after a visit to another page and a reload, is sent once, and is confirmed until the next one', async () => {
  await openFilled();
  await leave();
  await comeBack();
  expect(typedNow()).toEqual(ALL_TYPED);
  cleanup();
  const { user } = await renderApp('/contact');
  await findForm();
  expect(typedNow()).toEqual(ALL_TYPED);
  await user.dblClick(sendButton());
  const confirmation = await screen.findByText('Mensaje enviado!');
  expect(confirmation.closest('output')).toBeVisible();
  expect(typedNow()).toEqual(['', '', '', '']);
  const sent = backend().mailbox.list();
  const [name, email, phone, message] = ALL_TYPED;
  expect(sent).toMatchObject([{ template_params: { name, email, phone, message } }]);
  await retypeField(user, field(MESSAGE), 'Otra');
  expect(screen.queryByText('Mensaje enviado!')).toBeNull();
});

describe('faults', () => {
  test('a failed message keeps its text, can be sent by WhatsApp, and can be sent again', async () => {
    expectLoggedError(/contact: send message/);
    faults.email('network');
    const user = await openFilled('en');
    expect(screen.getByText('Get a Quote for our products')).toBeVisible();
    await user.click(sendButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to send message, please try again.');
    const url = new URL(within(alert).getByRole<HTMLAnchorElement>('link').href);
    expect(url.hostname).toBe('wa.me');
    expect(url.searchParams.get('text')).toBe(
      'María "Mari" <b>Rojas</b> · ext. 12, de 9 a 5 · maria@example.com\n\n60 camisetas\ncon logo 🙂',
    );
    await leave();
    await comeBack();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(typedNow()).toEqual(ALL_TYPED);
    faults.none();
    await user.click(sendButton());
    expect(await screen.findByText('Message sent!')).toBeVisible();
  });

  test('a failure while the visitor is on another page is shown only there', async () => {
    expectLoggedError(/contact: send message/);
    const [response, refuse] = gate<Response>();
    faults.email(() => response);
    const user = await openFilled();
    await user.click(sendButton());
    await screen.findByText('Enviando…');
    expect(sendButton()).toHaveAttribute('aria-busy', 'true');
    await leave();
    refuse(HttpResponse.text('quota', { status: 402 }));
    await screen.findByText(FAILED);
    await comeBack();
    expect(within(screen.getByRole('main')).queryByText(FAILED)).toBeNull();
    expect(typedNow()).toEqual(ALL_TYPED);
  });

  const NEW = { name: 'Ana', email: 'a@b.cr', phone: '8', message: 'Hola' };
  test.each([
    ['sent', 200, 'success'],
    ['OK', 500, 'success'],
    ['queued', 202, 'error'],
  ])('the response %j with status %i is the outcome %s', async (text, status, outcome) => {
    if (outcome === 'error') expectLoggedError(/contact: send message/);
    faults.email(() => HttpResponse.text(text, { status }));
    contactDraft.write(NEW);
    expect(await messageSending.send(NEW)).toBe(outcome);
    expect(contactDraft.read()).toEqual(outcome === 'success' ? EMPTY_CONTACT_FORM : NEW);
    messageSending.forgetOutcome();
  });
});
