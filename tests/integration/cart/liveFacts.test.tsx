import { cleanup, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { BLACK_SHIRT, CAP, ORDER_ROWS, RESET_ROWS, SHIRT, storeCart } from './orderRows.ts';
import { checkoutLink, findRow, quantityField, storedQuantities, totalsShown } from './page.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(ORDER_ROWS);
});
beforeEach(async () => {
  await backend().sql(RESET_ROWS);
});

describe('what changed since a line was added', () => {
  test.each([
    ['es', 'El precio de Camiseta roja cambió de ₡3,500.00 a ₡4,200.00.'],
    ['en', 'The price of Camiseta roja changed from ₡3,500.00 to ₡4,200.00.'],
  ] as const)('its price is said and charged (%s)', async (language, text) => {
    await backend().sql('update public.producto set precio1 = 4200 where id = 101');
    storeCart(SHIRT);
    await renderApp('/cart', { language });
    expect(await screen.findByText(text)).toBeVisible();
    expect(totalsShown()).toContain('Total ₡4,200.00');
  });

  test.each([
    ['es', 'Camiseta roja ahora es Negro, 12-18M; antes Rojo, M.'],
    ['en', 'Camiseta roja is now Negro, 12-18M; before Rojo, M.'],
  ] as const)('its variant is said, shown and stored (%s)', async (language, text) => {
    await backend().sql(BLACK_SHIRT);
    storeCart(SHIRT);
    await renderApp('/cart', { language });
    expect(await screen.findByText(text)).toBeVisible();
    const row = await findRow('Camiseta roja');
    expect(row).toHaveTextContent('Negro');
    expect(row).toHaveTextContent('12-18M');
    expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      '/product/20?color=2&talla=12-18M',
    );
    expect(localStorage.getItem('cart')).toContain('"color_name":"Negro"');
  });

  test('its name is said', async () => {
    storeCart({ ...SHIRT, name: 'Camiseta' });
    await renderApp('/cart');
    expect(await screen.findByText('Camiseta ahora se llama Camiseta roja.')).toBeVisible();
  });

  test('a quantity above stock is cut, tagged and said', async () => {
    storeCart({ ...CAP, quantity: 9 });
    await renderApp('/cart');
    expect(
      await screen.findByText(
        'La cantidad de Gorra roja cambió de 9 a 5: es lo que queda en inventario.',
      ),
    ).toBeVisible();
    expect(within(await findRow('Gorra roja')).getByText('Ajustado')).toBeVisible();
    expect(quantityField('Gorra roja')).toHaveValue('5');
    expect(storedQuantities()).toEqual({ 102: 5 });
  });

  test.each([
    ['es', 'Agotado', 'No quedan unidades. Elimínelo para continuar.'],
    ['en', 'Sold out', 'None left. Remove it to continue.'],
  ] as const)(
    'a line sold out keeps its quantity and is tagged (%s)',
    async (language, tag, text) => {
      await backend().sql('update public.inventario set cantidad = 0 where producto_id = 102');
      storeCart({ ...CAP, quantity: 2 });
      await renderApp('/cart', { language });
      expect(await screen.findByText(tag)).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      expect(quantityField('Gorra roja')).toHaveValue('2');
      expect(quantityField('Gorra roja')).toBeDisabled();
    },
  );

  test('a producto that no longer exists says so', async () => {
    storeCart(SHIRT, { ...CAP, productoId: 999, name: 'Boina' });
    await renderApp('/cart');
    expect(await screen.findByText('Ya no disponible')).toBeVisible();
    expect(screen.getByText('Ya no se puede pedir. Elimínelo para continuar.')).toBeVisible();
    expect(within(await findRow('Camiseta roja')).queryByText('Ya no disponible')).toBeNull();
  });
});

describe('a line that cannot be sold stays, says so and blocks', () => {
  const WITHDRAWN = 'update public.producto set sub_familia_id = null where id = 102';
  const UNPRICED = 'update public.producto set precio1 = 0 where id = 102';

  describe('faults', () => {
    test.each([
      ['taken out of the catalogue', WITHDRAWN],
      ['without a price', UNPRICED],
    ])('%s, after a reload without answers too', async (_what, change) => {
      await backend().sql(change);
      storeCart(SHIRT, CAP);
      await renderApp('/cart');
      expect(await screen.findByText('Ya no disponible')).toBeVisible();
      expect(totalsShown()).toContain('Total ₡3,500.00');
      cleanup();

      faults.rest('producto', 'never');
      const { user } = await renderApp('/cart');
      expect(within(await findRow('Gorra roja')).getByText('Ya no disponible')).toBeVisible();
      await user.click(checkoutLink());
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Por favor, elimine los productos que ya no están disponibles antes de continuar.',
      );
      expect(location.pathname).toBe('/cart');
    });
  });

  test('and nothing else is said of its price', async () => {
    await backend().sql('update public.producto set precio1 = 4200 where id = 102');
    storeCart(CAP);
    await renderApp('/cart');
    const told = await screen.findByText(/^El precio de Gorra roja cambió/);
    await backend().sql(WITHDRAWN);
    // As the tab does when one comes back to it.
    dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Ya no disponible')).toBeVisible();
    expect(told).not.toBeInTheDocument();
  });

  test('until it can be sold again, which is said', async () => {
    storeCart({ ...CAP, prices: { retail: null, wholesale: null, special: null } });
    await renderApp('/cart');
    expect(
      await screen.findByText('Gorra roja está disponible otra vez, a ₡5,000.00 por unidad.'),
    ).toBeVisible();
    expect(screen.queryByText('Ya no disponible')).not.toBeInTheDocument();
  });
});

describe('a reading that fails', () => {
  test('or that takes its time keeps nobody from the cart', async () => {
    faults.rest('producto', 'never');
    storeCart({ ...SHIRT, quantity: 2 });
    const { user } = await renderApp('/cart');
    await findRow('Camiseta roja');
    await user.click(screen.getByRole('button', { name: 'Agregar una unidad de Camiseta roja' }));
    expect(totalsShown()).toContain('Total ₡10,500.00');
  });

  test.each([
    [
      'es',
      'Reintentar',
      'No pudimos comprobar los precios y el inventario. Puede continuar: los comprobaremos otra vez antes de enviar su pedido.',
    ],
    [
      'en',
      'Try again',
      'We could not check prices and stock. You may continue: we will check them again before sending your order.',
    ],
  ] as const)(
    'is said, blocks nothing, and can be tried again (%s)',
    async (language, again, text) => {
      expectLoggedError(/cart: read live prices and stock/);
      faults.rest('producto', () => restError(500, 'XX000', 'down'));
      storeCart({ ...CAP, quantity: 9 });
      const { user } = await renderApp('/cart', { language });
      expect(await screen.findByText(text)).toBeVisible();
      expect(quantityField('Gorra roja')).toHaveValue('9');
      faults.none();
      await user.click(screen.getByRole('button', { name: again }));
      await screen.findByText(/^(Ajustado|Adjusted)$/);
      expect(screen.queryByText(text)).not.toBeInTheDocument();
      expect(quantityField('Gorra roja')).toHaveValue('5');
    },
  );
});
