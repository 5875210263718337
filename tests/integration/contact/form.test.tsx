import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { ALL_TYPED, field, fillForm, findForm, sendButton, typedNow } from './page.ts';

const backend = useBackend();

test.each([
  ['es', 'Cotice con nosotros'],
  ['en', 'Get a Quote for our products'],
] as const)('the contact section has its heading and its anchor (%s)', async (language, title) => {
  await renderApp('/contact', { language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('region', { name: title })).toHaveAttribute('id', 'contact');
});

test.each([
  [/^Nombre/, { autocomplete: 'name', type: 'text' }],
  [/^Correo electrónico/, { autocomplete: 'email', type: 'email', inputmode: 'email' }],
  [/^Teléfono/, { autocomplete: 'tel', type: 'tel', inputmode: 'tel' }],
  [/^Mensaje/, { rows: '4' }],
] as const)('%s is required and helps the browser to fill it', async (label, attributes) => {
  await renderApp('/contact');
  await findForm();
  expect(field(label)).toBeRequired();
  for (const [name, value] of Object.entries(attributes)) {
    expect(field(label)).toHaveAttribute(name, value);
  }
});

test('e-mail, phone and WhatsApp of the shop are a touch away', async () => {
  await renderApp('/contact');
  await findForm();
  const main = within(screen.getByRole('main'));
  const target = (name: RegExp) => main.getByRole('link', { name }).getAttribute('href');
  expect(target(/^Correo electrónico/)).toMatch(/^mailto:.+@.+/);
  expect(target(/^Teléfono/)).toMatch(/^tel:\+506\d{8}$/);
  expect(target(/^WhatsApp/)).toMatch(/^https:\/\/wa\.me\/506\d{8}\?text=Hola/);
});

test.each([
  ['es', 'Campo requerido', 'Correo electrónico inválido'],
  ['en', 'Required field', 'Invalid email'],
] as const)(
  'nothing is sent while a field is empty or the e-mail is none (%s)',
  async (language, required, invalid) => {
    await backend().mailbox.clear();
    const { user } = await renderApp('/contact', { language });
    await findForm();
    await user.click(sendButton());
    expect(await screen.findAllByText(required)).toHaveLength(4);
    expect(field(/^(Nombre|Name)/)).toHaveFocus();
    await user.type(field(/^(Nombre|Name)/), 'M');
    expect(screen.getAllByText(required)).toHaveLength(3);
    await user.type(field(/^(Correo electrónico|Email)/), 'maria@example');
    await user.click(sendButton());
    expect(await screen.findByText(invalid)).toBeVisible();
    expect(field(/^(Correo electrónico|Email)/)).toBeInvalid();
    expect(backend().mailbox.list()).toEqual([]);
  },
);

test('what was typed survives another page and a reload', async () => {
  const { user } = await renderApp('/contact');
  await fillForm(user);
  await user.click(screen.getAllByRole('link', { name: 'Nosotros' })[0] ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Nosotros' });
  await user.click(screen.getAllByRole('link', { name: 'Contacto' })[0] ?? document.body);
  await findForm();
  expect(typedNow()).toEqual(ALL_TYPED);
  cleanup();
  await renderApp('/contact');
  await findForm();
  expect(typedNow()).toEqual(ALL_TYPED);
});

test.each(['{', 'null', '7', '{"name":{}}'])(
  'a draft that says %s counts as nothing typed',
  async (stored) => {
    sessionStorage.setItem('contactDraft', stored);
    await renderApp('/contact');
    await findForm();
    expect(typedNow()).toEqual(['', '', '', '']);
  },
);

test('with a blocked storage what was typed lasts for the visit', async () => {
  const { user } = await renderApp('/contact');
  await findForm();
  const blocked = (['getItem', 'setItem'] as const).map((method) =>
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    }),
  );
  await fillForm(user);
  await user.click(screen.getAllByRole('link', { name: 'Nosotros' })[0] ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Nosotros' });
  await user.click(screen.getAllByRole('link', { name: 'Contacto' })[0] ?? document.body);
  await findForm();
  expect(typedNow()).toEqual(ALL_TYPED);
  for (const spy of blocked) spy.mockRestore();
  await user.clear(field(/^Mensaje/));
});
