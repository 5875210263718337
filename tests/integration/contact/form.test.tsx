import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { retypeField } from '#tests/retype.ts';
import {
  ALL_TYPED,
  comeBack,
  EMAIL,
  field,
  fillForm,
  findForm,
  leave,
  MESSAGE,
  NAME,
  PHONE,
  sendButton,
  typedNow,
} from './page.ts';

const backend = useBackend();

test('the section has its heading, its anchor, the ways to the shop, and required fields', async () => {
  await renderApp('/contact');
  await findForm();
  const section = within(screen.getByRole('region', { name: 'Cotice con nosotros' }));
  expect(section.getByRole('heading', { level: 1 })).toHaveTextContent('Cotice con nosotros');
  expect(document.getElementById('contact')).toContainElement(field(NAME));
  for (const [label, attributes] of [
    [NAME, { autocomplete: 'name', type: 'text' }],
    [EMAIL, { autocomplete: 'email', type: 'email', inputmode: 'email' }],
    [PHONE, { autocomplete: 'tel', type: 'tel', inputmode: 'tel' }],
    [MESSAGE, { rows: '4' }],
  ] as const) {
    expect(field(label)).toBeRequired();
    for (const [name, value] of Object.entries(attributes)) {
      expect(field(label)).toHaveAttribute(name, value);
    }
  }
  const target = (name: RegExp) => section.getByRole('link', { name }).getAttribute('href');
  expect(target(/^Correo electrónico/)).toMatch(/^mailto:.+@.+/);
  expect(target(/^Teléfono/)).toMatch(/^tel:\+506\d{8}$/);
  expect(target(/^WhatsApp/)).toMatch(/^https:\/\/wa\.me\/506\d{8}\?text=Hola/);
});

test('nothing is sent while a field is empty or the e-mail is invalid', async () => {
  await backend().mailbox.clear();
  const { user } = await renderApp('/contact');
  await findForm();
  await user.click(sendButton());
  expect(await screen.findAllByText('Campo requerido')).toHaveLength(4);
  expect(field(NAME)).toHaveFocus();
  await retypeField(user, field(NAME), 'María');
  expect(screen.getAllByText('Campo requerido')).toHaveLength(3);
  await retypeField(user, field(EMAIL), 'maria@example');
  await user.click(sendButton());
  expect(await screen.findByText('Correo electrónico inválido')).toBeVisible();
  expect(field(EMAIL)).toBeInvalid();
  expect(backend().mailbox.list()).toEqual([]);
});

test('what was typed is kept on another page and after a reload', async () => {
  const { user } = await renderApp('/contact');
  await fillForm(user);
  await leave(user);
  await comeBack(user);
  expect(typedNow()).toEqual(ALL_TYPED);
  cleanup();
  await renderApp('/contact');
  await findForm();
  expect(typedNow()).toEqual(ALL_TYPED);
});
