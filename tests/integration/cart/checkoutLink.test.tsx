import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CAP, ORDER_ROWS, RESET_ROWS, SHIRT, storeCart } from './orderRows.ts';
import { checkoutLink, findRow, liveFactsRead } from './page.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(ORDER_ROWS);
});
beforeEach(async () => {
  await backend().sql(RESET_ROWS);
});

test.each([
  [
    'es',
    'Agotado',
    'Por favor, ajuste las cantidades que exceden el inventario disponible antes de continuar.',
  ],
  [
    'en',
    'Sold out',
    'Please adjust the quantities that exceed the available stock before continuing.',
  ],
] as const)('is blocked while a line exceeds the stock (%s)', async (language, tag, text) => {
  await backend().sql('update public.inventario set cantidad = 0 where producto_id = 102');
  storeCart(SHIRT, CAP);
  const { user } = await renderApp('/cart', { language });
  await screen.findByText(tag);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(checkoutLink());
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(location.pathname).toBe('/cart');

  await user.click(screen.getByRole('button', { name: /(Eliminar|Remove) Gorra roja/ }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(checkoutLink());
  expect(location.pathname).toBe('/checkout');
});

test('leads to the checkout, and shopping goes on in the catalogue', async () => {
  storeCart(SHIRT);
  const { user } = await renderApp('/cart');
  await findRow('Camiseta roja');
  await liveFactsRead();
  expect(screen.getByRole('link', { name: 'Seguir comprando' })).toHaveAttribute(
    'href',
    '/catalogue',
  );
  await user.click(checkoutLink());
  expect(await screen.findByRole('heading', { level: 1, name: 'Finalizar pedido' })).toBeVisible();
});
