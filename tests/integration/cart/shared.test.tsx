import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '#config/paths.ts';
import { encodeShare } from '#domain/cart/shareCode.ts';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findToast } from '#tests/toast.ts';
import { CAP, ORDER_ROWS, RESET_ROWS, SCARF, SHIRT, storeCart } from './orderRows.ts';
import { findRow, storedQuantities } from './page.ts';

const backend = useBackend(ORDER_ROWS);
beforeEach(async () => {
  await backend().sql(RESET_ROWS);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

function linkTo(...quantities: readonly (readonly [productoId: number, quantity: number])[]) {
  const lines = quantities.map(([productoId, quantity]) => ({ productoId, quantity }));
  return paths.sharedCart(encodeShare(lines));
}

const findOffer = () => screen.findByRole('dialog', { name: /^(Carrito compartido|Shared cart)$/ });

test('a link offers its lines with live names and prices, and fills an empty cart once', async () => {
  const { user } = await renderApp(linkTo([101, 12], [103, 2]));
  const offer = await findOffer();
  expect(await within(offer).findByText('Camiseta roja')).toBeVisible();
  expect(offer).toHaveTextContent('Rojo / M12 × ₡3,000.00₡36,000.00');
  expect(offer).toHaveTextContent('Total, 14 unidades₡38,501.00');
  expect(within(offer).queryByText('Reemplazar mi carrito')).toBeNull();
  expect(localStorage.getItem('cart')).toBeNull();
  await user.click(within(offer).getByText('Poner en el carrito'));
  await findRow('Camiseta roja');
  expect(offer).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await findToast('Se agregaron 14 unidades al carrito.')).toBeVisible();
  expect(storedQuantities()).toEqual({ 101: 12, 103: 2 });
  expect(location.pathname + location.hash).toBe('/cart');
});

test('what is gone, unknown or short is named, and adding never exceeds the stock', async () => {
  await backend().sql('update public.producto set sub_familia_id = null where id = 101');
  storeCart({ ...CAP, quantity: 2 }, SCARF);
  const { user } = await renderApp(linkTo([101, 1], [102, 9], [999, 1]).replace(/0$/, 'x.0'));
  const offer = await findOffer();
  expect(
    await within(offer).findByText(
      'La cantidad de Gorra roja cambió de 9 a 5: es lo que queda en inventario.',
    ),
  ).toBeVisible();
  expect(within(offer).getByText('2 productos ya no existen en la tienda.')).toBeVisible();
  expect(within(offer).getByText(/^No entendimos una parte del enlace/)).toBeVisible();
  expect(within(offer).getByText(/^Su carrito ya tiene 3 unidades\./)).toBeVisible();
  await user.click(within(offer).getByText('Agregar a mi carrito'));
  const text = 'Se agregaron 3 unidades al carrito: es lo que queda en inventario.';
  expect(await findToast(text)).toBeVisible();
  expect(storedQuantities()).toEqual({ 102: 5, 103: 1 });
});

test('a link in an open cart replaces it, and undo brings it back with what was added since', async () => {
  storeCart(CAP);
  const { user } = await renderApp('/cart', { language: 'en' });
  await findRow('Gorra roja');
  act(() => {
    location.hash = linkTo([101, 1]).split('#')[1] ?? '';
  });
  const offer = await findOffer();
  await user.click(await within(offer).findByText('Replace my cart'));
  await findToast('Your cart now has 1 unit.');
  expect(storedQuantities()).toEqual({ 101: 1 });
  await user.click(screen.getByLabelText('One unit more of Camiseta roja'));
  await user.click(screen.getByText('Undo'));
  expect(storedQuantities()).toEqual({ 101: 1, 102: 1 });
});

test('a cancelled link changes nothing and leaves the address', async () => {
  storeCart(CAP);
  const { user } = await renderApp(linkTo([101, 1]));
  const offer = await findOffer();
  await within(offer).findByText('Camiseta roja');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.hash).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(storedQuantities()).toEqual({ 102: 1 });
});

test('the cart is shared as a link that another browser can open', async () => {
  storeCart({ ...SHIRT, quantity: 12 }, CAP);
  const { user } = await renderApp('/cart');
  await findRow('Camiseta roja');
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await user.click(screen.getByText('Compartir carrito'));
  const link = location.origin + linkTo([101, 12], [102, 1]);
  expect(writeText).toHaveBeenCalledWith(link);
  expect(await findToast('Enlace copiado')).toBeVisible();
  const chat = new URL(screen.getByText('Enviar por WhatsApp').closest('a')?.href ?? '');
  expect(chat.origin + chat.pathname).toBe('https://wa.me/');
  expect(chat.searchParams.get('text')).toBe(`Carrito de Textiles Taras: ${link}`);
});

describe('faults', () => {
  test('a failed request can be retried and keeps the link', async () => {
    expectLoggedError(/cart: read offered lines/);
    faults.rest('producto', () => restError(500, 'XX000', 'down'));
    const { user } = await renderApp(linkTo([101, 1]));
    const offer = await findOffer();
    await within(offer).findByText('No pudimos consultar los precios y el inventario');
    expect(within(offer).queryByText('Poner en el carrito')).toBeNull();
    expect(location.hash).toBe('#pedido=1.2t-1.0');
    faults.none();
    await user.click(within(offer).getByText('Reintentar'));
    expect(await within(offer).findByText('Camiseta roja')).toBeVisible();
  });

  test('a link without any line that can be ordered says so', async () => {
    await renderApp('/cart#pedido=%3Cb%3E');
    const offer = await findOffer();
    expect(offer).toHaveTextContent('Ninguno de estos productos se puede pedir en este momento.');
    expect(offer).toHaveTextContent('No entendimos una parte del enlace');
    expect(within(offer).queryByText('Poner en el carrito')).toBeNull();
  });
});
