import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { BLACK_SHIRT, CAP, ORDER_ROWS, RESET_ROWS, SHIRT, storeCart } from './orderRows.ts';
import { checkoutLink, findRow, quantityField, storedQuantities, totalsShown } from './page.ts';

const backend = useBackend(ORDER_ROWS);
beforeEach(async () => {
  await backend().sql(RESET_ROWS);
});

test('what changed since a line was added is listed, charged and stored', async () => {
  await backend().sql(BLACK_SHIRT);
  await backend().sql('update public.producto set precio1 = 4200 where id = 101');
  storeCart(
    { ...SHIRT, name: 'Camiseta' },
    { ...CAP, quantity: 9 },
    { ...CAP, productoId: 999, name: 'Boina' },
  );
  await renderApp('/cart');
  const beret = await findRow('Boina');
  for (const text of [
    'Camiseta ahora se llama Camiseta roja.',
    'Camiseta ahora es Negro, 12-18M; antes Rojo, M.',
    'El precio de Camiseta cambió de ₡3,500.00 a ₡4,200.00.',
    'La cantidad de Gorra roja cambió de 9 a 5: es lo que queda en inventario.',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  const shirt = await findRow('Camiseta roja');
  expect(shirt).toHaveTextContent('ColorNegroTalla12-18M');
  const product = within(shirt).getByText('Camiseta roja');
  expect(product).toHaveAttribute('href', '/product/20?color=2&talla=12-18M');
  expect(localStorage.getItem('cart')).toContain('"color_name":"Negro"');
  expect(await findRow('Gorra roja')).toHaveTextContent('Ajustado');
  expect(quantityField('Gorra roja')).toHaveValue('5');
  expect(storedQuantities()).toEqual({ 101: 1, 102: 5, 999: 1 });
  expect(beret).toHaveTextContent('Ya no disponible');
  expect(beret).toHaveTextContent('Ya no se puede pedir. Elimínelo para continuar.');
  expect(totalsShown()).toContain('Total ₡29,200.00');
});

test('a line that is sold out keeps its quantity and blocks the checkout until it is removed', async () => {
  await backend().sql('update public.inventario set cantidad = 0 where producto_id = 102');
  storeCart(SHIRT, { ...CAP, quantity: 2 });
  const { user } = await renderApp('/cart');
  expect(await screen.findByText('Agotado')).toBeVisible();
  expect(screen.getByText('No quedan unidades. Elimínelo para continuar.')).toBeVisible();
  expect(quantityField('Gorra roja')).toHaveValue('2');
  expect(quantityField('Gorra roja')).toBeDisabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(checkoutLink());
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Por favor, ajuste las cantidades que exceden el inventario disponible antes de continuar.',
  );
  expect(location.pathname).toBe('/cart');

  await user.click(screen.getByLabelText('Eliminar Gorra roja'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(checkoutLink());
  expect(await screen.findByRole('heading', { level: 1, name: 'Finalizar pedido' })).toBeVisible();
});

describe('faults', () => {
  test('a line that cannot be sold replaces its price change and blocks, also without a response', async () => {
    await backend().sql('update public.producto set precio1 = 4200 where id = 102');
    storeCart(SHIRT, CAP);
    await renderApp('/cart');
    const priceChange = await screen.findByText(/^El precio de Gorra roja cambió/);
    await backend().sql('update public.producto set sub_familia_id = null where id = 102');
    // The browser dispatches it when the visitor returns to the tab.
    dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Ya no disponible')).toBeVisible();
    expect(priceChange).not.toBeInTheDocument();
    expect(totalsShown()).toContain('Total ₡3,500.00');
    cleanup();

    faults.rest('producto', 'never');
    const { user } = await renderApp('/cart');
    expect(await findRow('Gorra roja')).toHaveTextContent('Ya no disponible');
    await user.click(checkoutLink());
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Por favor, elimine los productos que ya no están disponibles antes de continuar.',
    );
    expect(location.pathname).toBe('/cart');
    await user.click(screen.getByLabelText('Agregar una unidad de Camiseta roja'));
    expect(totalsShown()).toContain('Total ₡7,000.00');
  });

  test('a failed request is shown, blocks nothing, and can be retried', async () => {
    expectLoggedError(/cart: read live prices and stock/);
    faults.rest('producto', () => restError(500, 'XX000', 'down'));
    storeCart({ ...CAP, quantity: 9 });
    const { user } = await renderApp('/cart');
    const failed = await screen.findByText(
      'No pudimos comprobar los precios y el inventario. Puede continuar: los comprobaremos otra vez antes de enviar su pedido.',
    );
    expect(quantityField('Gorra roja')).toHaveValue('9');
    faults.none();
    await user.click(screen.getByText('Reintentar'));
    await screen.findByText('Ajustado');
    expect(failed).not.toBeInTheDocument();
    expect(quantityField('Gorra roja')).toHaveValue('5');
  });
});

test('a line that can be sold again says so with its price', async () => {
  storeCart({ ...CAP, prices: { retail: null, wholesale: null, special: null } });
  await renderApp('/cart');
  const text = 'Gorra roja está disponible otra vez, a ₡5,000.00 por unidad.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText('Ya no disponible')).not.toBeInTheDocument();
});
