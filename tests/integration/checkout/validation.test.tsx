import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { ORDER_ROWS, SHIRT, storeCart } from '../cart/orderRows.ts';
import { completeButton, field, findForm, findSuccess, storeDraft } from './page.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(ORDER_ROWS);
});
beforeEach(async () => {
  await backend().mailbox.clear();
});

const NAME = /^(Nombre completo|Full name)/;
const EMAIL = /^(Correo electrónico|Email)/;
const PHONE = /^(Teléfono|Phone)/;

describe.each([
  ['es', 'Campo requerido', 'Correo electrónico inválido'],
  ['en', 'Required field', 'Invalid email'],
] as const)('an incomplete form (%s)', (language, required, invalid) => {
  test('sends nothing, says what is missing, and takes the focus there', async () => {
    storeCart(SHIRT);
    const { user } = await renderApp('/checkout', { language });
    await findForm();
    await user.click(completeButton());
    expect(await screen.findAllByText(required)).toHaveLength(3);
    expect(field(NAME)).toHaveFocus();
    for (const label of [NAME, EMAIL, PHONE]) {
      expect(field(label)).toHaveAccessibleDescription(required);
      expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    }
    expect(backend().mailbox.list()).toEqual([]);
  });

  test('with an e-mail that is none says so', async () => {
    storeCart(SHIRT);
    const { user } = await renderApp('/checkout', { language });
    await findForm();
    await user.type(field(NAME), 'Ana');
    await user.type(field(EMAIL), 'ana@example');
    await user.type(field(PHONE), '8888{Enter}');
    expect(await screen.findByText(invalid)).toBeVisible();
    expect(field(EMAIL)).toHaveFocus();
    expect(screen.queryByText(required)).not.toBeInTheDocument();
  });
});

describe('bad inputs', () => {
  test.each([
    ['es', 'Demasiado largo: como máximo 1,500 caracteres. 1,601 de 1,500 caracteres'],
    ['en', 'Too long: 1,500 characters at most. 1,601 of 1,500 characters'],
  ] as const)(
    'a text that is too long is kept, said, and not sent (%s)',
    async (language, said) => {
      storeCart(SHIRT);
      storeDraft();
      const { user } = await renderApp('/checkout', { language });
      await findForm();
      const notes = field(/^(Información adicional|Additional information)/);
      await user.clear(notes);
      await user.click(notes);
      await user.paste('ñ'.repeat(1_601));
      expect(notes).toHaveValue('ñ'.repeat(1_601));
      expect(notes).toHaveAccessibleDescription(new RegExp(`${said}$`));
      await user.click(completeButton());
      await waitFor(() => expect(notes).toHaveFocus());
      expect(backend().mailbox.list()).toEqual([]);
      await user.keyboard('{Backspace}'.repeat(101));
      expect(notes).toBeValid();
      await user.click(completeButton());
      await findSuccess();
    },
  );
});

test('blanks alone are nothing', async () => {
  storeCart(SHIRT);
  const { user } = await renderApp('/checkout');
  await findForm();
  for (const label of [NAME, EMAIL, PHONE]) await user.type(field(label), '   ');
  await user.click(completeButton());
  expect(await screen.findAllByText('Campo requerido')).toHaveLength(3);
});

test('editing a field clears its error alone, and until it is sent again', async () => {
  storeCart(SHIRT);
  const { user } = await renderApp('/checkout');
  await findForm();
  await user.click(completeButton());
  await screen.findAllByText('Campo requerido');
  await user.type(field(EMAIL), 'a');
  expect(field(EMAIL)).not.toHaveAttribute('aria-invalid');
  expect(screen.getAllByText('Campo requerido')).toHaveLength(2);
  await user.click(completeButton());
  expect(await screen.findByText('Correo electrónico inválido')).toBeVisible();
});
