import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';

const NAME = 'Términos y Condiciones';

async function openTerms(path = '/about') {
  const { user } = await renderApp(path);
  const link = within(screen.getByRole('contentinfo')).getByText(NAME);
  await user.click(link);
  return { user, link, dialog: await screen.findByRole('dialog', { name: NAME }) };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('the terms tell returns, refunds, payment, prices and privacy', async () => {
  const { dialog } = await openTerms();
  for (const fact of [
    /15 días/,
    /7 días hábiles/,
    /SINPE Móvil.+transferencia bancaria.+tarjeta de forma presencial/,
    /colones.+incluyen IVA.+no incluyen envío/,
    /se envía por correo electrónico a la tienda/,
  ]) {
    expect(dialog).toHaveTextContent(fact);
  }
});

test('the terms have an address that keeps the query, and close by Back', async () => {
  const { user, link } = await openTerms('/about?familia=3');
  expect(`${location.search}${location.hash}`).toBe('?familia=3#terms');
  history.back();
  await isClosed();
  expect(link).toHaveFocus();
  expect(location.pathname + location.search + location.hash).toBe('/about?familia=3');
  await user.click(link);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await isClosed();
  expect(location.pathname + location.search + location.hash).toBe('/about?familia=3');
});

test('closing the terms twice in a row does not leave the page', async () => {
  const { dialog } = await openTerms();
  const close = within(dialog).getByLabelText('Cerrar');
  fireEvent.click(close);
  fireEvent.click(close);
  await isClosed();
  expect(location.pathname).toBe('/about');
  expect(screen.getByText('Nosotros', { selector: 'h1' })).toBeVisible();
});

test('an address with #terms opens the terms, and closing them removes the hash', async () => {
  const entries = history.length;
  const { user } = await renderApp('/about?x=1#terms');
  await screen.findByRole('dialog', { name: NAME });
  await user.keyboard('{Escape}');
  await isClosed();
  expect(location.href).toMatch(/\/about\?x=1$/);
  expect(history.length).toBe(entries);
});
