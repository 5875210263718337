import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { SHIRT, ORDER_ROWS, storeCart } from '../cart/orderRows.ts';

const backend = useBackend();

const NAME = { es: 'Términos y Condiciones', en: 'Terms and Conditions' } as const;

async function openTerms(language: 'es' | 'en' = 'es', path = '/about') {
  const app = await renderApp(path, { language });
  const footer = within(screen.getByRole('contentinfo'));
  const link = footer.getByRole('link', { name: NAME[language] });
  await app.user.click(link);
  return { ...app, link, dialog: await screen.findByRole('dialog', { name: NAME[language] }) };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test.each([
  [
    'es',
    [
      /15 días/,
      /7 días hábiles/,
      /SINPE Móvil.+transferencia bancaria.+tarjeta de forma presencial/,
      /colones.+incluyen IVA.+no incluyen envío/,
    ],
  ],
  [
    'en',
    [
      /15 days/,
      /7 business days/,
      /mobile bank-transfer service.+bank transfer.+card in person/,
      /colones.+include VAT.+exclude shipping/,
    ],
  ],
] as const)('says returns, refunds, payment and prices (%s)', async (language, facts) => {
  const { dialog } = await openTerms(language);
  for (const fact of facts) expect(dialog).toHaveTextContent(fact);
});

test('says what the data of the forms is used for', async () => {
  const { dialog } = await openTerms();
  expect(dialog).toHaveTextContent(/se envía por correo electrónico a la tienda/);
});

describe('closes, and the focus returns to the link,', () => {
  test('by the X', async () => {
    const { user, dialog, link } = await openTerms();
    await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await isClosed();
    expect(link).toHaveFocus();
    expect(location.hash).toBe('');
  });

  test('by Escape', async () => {
    const { user, link } = await openTerms();
    await user.keyboard('{Escape}');
    await isClosed();
    expect(link).toHaveFocus();
  });

  test('by a press outside', async () => {
    const { dialog, link } = await openTerms();
    fireEvent.pointerDown(dialog, { clientX: 5, clientY: 5 });
    fireEvent.click(dialog, { clientX: 5, clientY: 5 });
    await isClosed();
    expect(link).toHaveFocus();
  });

  test("by the browser's Back", async () => {
    const { link } = await openTerms();
    expect(location.hash).toBe('#terms');
    history.back();
    await isClosed();
    expect(link).toHaveFocus();
    expect(location.pathname).toBe('/about');
  });
});

test('a press inside, and a selection dragged out of it, leave it open', async () => {
  const { user, dialog } = await openTerms();
  const go = vi.spyOn(history, 'go');
  const text = within(dialog).getByText(/15 días/);
  await user.pointer([
    { keys: '[MouseLeft>]', target: text },
    { target: dialog, coords: { clientX: 5, clientY: 5 } },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  fireEvent.click(dialog, { clientX: 5, clientY: 5 });
  await act(() => Promise.resolve());
  expect(go).not.toHaveBeenCalled();
  expect(dialog).toBeVisible();
});

test('closing twice in a row does not leave the page', async () => {
  const { dialog } = await openTerms();
  const close = within(dialog).getByRole('button', { name: 'Cerrar' });
  fireEvent.click(close);
  fireEvent.click(close);
  await isClosed();
  expect(location.pathname).toBe('/about');
  expect(screen.getByRole('heading', { level: 1, name: 'Nosotros' })).toBeVisible();
});

test('the focus goes round inside', async () => {
  const { user, dialog } = await openTerms();
  const close = within(dialog).getByRole('button', { name: 'Cerrar' });
  expect(close).toHaveFocus();
  await user.tab();
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.tab({ shift: true });
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('the page behind does not scroll, and does again afterwards', async () => {
  const { user } = await openTerms();
  expect(document.documentElement.style.overflow).toBe('hidden');
  await user.keyboard('{Escape}');
  await isClosed();
  expect(document.documentElement.style.overflow).toBe('');
});

test('an address ending in #terms opens them; closing takes the hash away', async () => {
  const entries = history.length;
  const { user } = await renderApp('/about?x=1#terms');
  await screen.findByRole('dialog', { name: NAME.es });
  await user.keyboard('{Escape}');
  await isClosed();
  expect(location.href).toMatch(/\/about\?x=1$/);
  expect(history.length).toBe(entries);
});

test('the link keeps the query of the page', async () => {
  const { user } = await openTerms('es', '/about?familia=3');
  expect(`${location.search}${location.hash}`).toBe('?familia=3#terms');
  await user.keyboard('{Escape}');
  await isClosed();
  expect(location.search).toBe('?familia=3');
});

test('at checkout they are read without losing the form', async () => {
  await backend().sql(ORDER_ROWS);
  storeCart(SHIRT);
  const { user } = await renderApp('/checkout');
  const name = await screen.findByRole('textbox', { name: /^Nombre completo/ });
  await user.type(name, 'María');
  const form = name.closest('form') ?? document.body;
  const link = within(form).getByRole('link', { name: NAME.es });
  await user.click(link);
  await screen.findByRole('dialog', { name: NAME.es });
  await user.keyboard('{Escape}');
  await isClosed();
  expect(link).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /^Nombre completo/ })).toHaveValue('María');
});
