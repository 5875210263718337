import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CAP, ORDER_ROWS, SHIRT, storeCart } from './orderRows.ts';
import { findRow, quantityField, storedQuantities, typeQuantity } from './page.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(ORDER_ROWS);
});

const NOT_KEPT = {
  es: 'Su navegador no permite guardar el carrito: durará solo durante esta visita.',
  en: 'Your browser does not let us keep the cart: it will last only for this visit.',
};

describe('the stored cart', () => {
  test('takes over what is typed a moment later', async () => {
    storeCart(SHIRT);
    const { user } = await renderApp('/cart');
    await findRow('Camiseta roja');
    await typeQuantity(user, 'Camiseta roja', '12');
    expect(storedQuantities()).toEqual({ 101: 1 });
    await waitFor(() => expect(storedQuantities()).toEqual({ 101: 12 }));
  });

  test('takes over what is typed at once when the page is left', async () => {
    storeCart(SHIRT);
    const { user } = await renderApp('/cart');
    await findRow('Camiseta roja');
    await typeQuantity(user, 'Camiseta roja', '12');
    dispatchEvent(new Event('pagehide'));
    expect(storedQuantities()).toEqual({ 101: 12 });
  });

  test.each(['{', '7', '"x"', '[{"id":"x"}]', '{"version":9}'])(
    'that reads %s leaves an empty cart and a living page',
    async (text) => {
      expectLoggedError(/cart: read stored lines/);
      localStorage.setItem('cart', text);
      await renderApp('/cart');
      expect(
        await screen.findByText(
          'Su carrito está vacío. Por favor agregue productos antes de proceder al pago.',
        ),
      ).toBeVisible();
    },
  );

  test('with a bad line between good ones keeps the good ones', async () => {
    expectLoggedError(/cart: read stored lines/);
    storeCart(SHIRT, CAP);
    const stored = JSON.parse(localStorage.getItem('cart') ?? '');
    stored.lines.splice(1, 0, { id: 7, quantity: 'dos' }, null);
    localStorage.setItem('cart', JSON.stringify(stored));
    await renderApp('/cart');
    await findRow('Camiseta roja');
    await findRow('Gorra roja');
    expect(screen.getByText('2 unidades')).toBeVisible();
  });

  test('changed by another tab shows here', async () => {
    storeCart(SHIRT);
    await renderApp('/cart');
    await findRow('Camiseta roja');
    storeCart(SHIRT, CAP);
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    });
    expect(await findRow('Gorra roja')).toBeVisible();
  });

  test('cleared by another tab, which sent the order, leaves this one empty', async () => {
    storeCart(SHIRT);
    await renderApp('/cart');
    await findRow('Camiseta roja');
    localStorage.removeItem('cart');
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    });
    expect(screen.getByText(/Su carrito está vacío/)).toBeVisible();
  });
});

describe('without a storage the cart works for the visit', () => {
  test.each(['es', 'en'] as const)('full (%s)', async (language) => {
    storeCart(SHIRT);
    const { user } = await renderApp('/cart', { language });
    await findRow('Camiseta roja');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await typeQuantity(user, 'Camiseta roja', '7');
    expect(await screen.findByText(NOT_KEPT[language])).toBeVisible();
    expect(quantityField('Camiseta roja')).toHaveValue('7');
  });

  test('blocked', async () => {
    const { user } = await renderApp('/product/20?color=1&talla=M');
    const add = await screen.findByRole('button', { name: 'Agregar al carrito' });
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    await user.click(add);
    await user.click(screen.getByRole('link', { name: /^Carrito, 1/ }));
    expect(await findRow('Camiseta roja')).toBeVisible();
    expect(screen.getByText(NOT_KEPT.es)).toBeVisible();
  });
});
