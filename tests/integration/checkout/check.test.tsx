import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError, type Fault } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { BLACK_SHIRT, CAP, ORDER_ROWS, RESET_ROWS, SHIRT, storeCart } from '../cart/orderRows.ts';
import { storedQuantities } from '../cart/page.ts';
import { completeButton, findForm, storeDraft, findSuccess, summaryFigures } from './page.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(ORDER_ROWS);
});
beforeEach(async () => {
  await backend().sql(RESET_ROWS);
  await backend().mailbox.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A filled checkout, whose live figures have been read: they bring the shirt's present name. */
async function openCheckout(options: Parameters<typeof renderApp>[1] = {}) {
  storeCart({ ...SHIRT, quantity: 2, name: 'Camiseta' }, { ...CAP, quantity: 3 });
  storeDraft();
  const { user } = await renderApp('/checkout', options);
  await findForm();
  await screen.findByText('Camiseta roja');
  return user;
}

describe('what changed between the cart and sending', () => {
  test.each([
    [
      'es',
      'Su pedido cambió y todavía no se ha enviado',
      'El precio de Camiseta roja cambió de ₡3,500.00 a ₡4,000.00.',
    ],
    [
      'en',
      'Your order changed and has not been sent yet',
      'The price of Camiseta roja changed from ₡3,500.00 to ₡4,000.00.',
    ],
  ] as const)(
    'a price: nothing is sent until it is agreed to (%s)',
    async (language, title, text) => {
      const user = await openCheckout({ language });
      await backend().sql('update public.producto set precio1 = 4000 where id = 101');
      await user.click(completeButton());
      const message = await screen.findByRole('alert');
      expect(message).toHaveTextContent(title);
      expect(message).toHaveTextContent(text);
      expect(message).toHaveFocus();
      expect(summaryFigures()).toContain('₡23,000.00');
      expect(backend().mailbox.list()).toEqual([]);

      await user.click(completeButton());
      await findSuccess();
      expect(backend().mailbox.list()[0]?.template_params['total_text']).toBe('₡23,000.00');
    },
  );

  test('another variant: nothing is sent until it is agreed to', async () => {
    const user = await openCheckout();
    await backend().sql(BLACK_SHIRT);
    await user.click(completeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Camiseta roja ahora es Negro, 12-18M; antes Rojo, M.',
    );
    expect(backend().mailbox.list()).toEqual([]);

    await user.click(completeButton());
    await findSuccess();
    expect(screen.getByRole('table')).toHaveTextContent('Negro');
    const html = backend().mailbox.list()[0]?.template_params['products_html'];
    expect(html).toContain('<td>Negro</td><td>12-18M</td>');
  });

  test.each([
    ['taken out of the catalogue', 'sub_familia_id = null'],
    ['without a price', 'precio1 = 0'],
  ])('a product %s stops every press until it is taken out', async (_what, change) => {
    const user = await openCheckout();
    await backend().sql(`update public.producto set ${change} where id = 102`);
    for (let press = 0; press < 2; press += 1) {
      await user.click(completeButton());
      await waitFor(() => expect(completeButton()).toBeEnabled());
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Gorra roja ya no se puede pedir.',
      );
      // As the tab does when one comes back to it.
      document.dispatchEvent(new Event('visibilitychange'));
    }
    expect(backend().mailbox.list()).toEqual([]);
    expect(storedQuantities()).toEqual({ 101: 2, 102: 3 });

    await user.click(screen.getByRole('button', { name: 'Quitarlos del pedido' }));
    await user.click(completeButton());
    await findSuccess();
    expect(backend().mailbox.list()[0]?.template_params['total_text']).toBe('₡7,000.00');
  });

  test('less stock: the quantity is cut and said', async () => {
    const user = await openCheckout();
    await backend().sql('update public.inventario set cantidad = 1 where producto_id = 102');
    await user.click(completeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'La cantidad de Gorra roja cambió de 3 a 1',
    );
    expect(summaryFigures()).toContain('₡12,000.00');
  });

  test('sold out: it is said, can be taken out in place, and the rest can go', async () => {
    const user = await openCheckout();
    await backend().sql('update public.inventario set cantidad = 0 where producto_id = 102');
    await user.click(completeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Gorra roja está agotado.');
    await user.click(screen.getByRole('button', { name: 'Quitarlos del pedido' }));
    expect(screen.queryByText('Gorra roja está agotado.')).not.toBeInTheDocument();
    await user.click(completeButton());
    await findSuccess();
    expect(screen.getByRole('table')).not.toHaveTextContent('Gorra roja');
    expect(backend().mailbox.list()).toHaveLength(1);
  });

  test('what opening the checkout finds is said before anything is sent', async () => {
    await backend().sql('update public.inventario set cantidad = 0 where producto_id = 102');
    await openCheckout();
    expect(await screen.findByText('Gorra roja está agotado.')).toBeVisible();
    expect(screen.getByText('Actualizamos su pedido')).toBeVisible();
  });
});

describe('a check that gets no answer lets the order go, to be confirmed', () => {
  const UNCONFIRMED = {
    es: 'No pudimos comprobar los precios y el inventario al enviar: los precios están por confirmar. Nuestro representante se los confirmará.',
    en: 'We could not check prices and stock when sending: prices are to be confirmed. Our representative will confirm them.',
  } as const;
  const DOWN: readonly ['es' | 'en', string, Fault][] = [
    ['es', 'out of reach', 'network'],
    ['en', 'broken', () => restError(500, 'XX000', 'down')],
  ];

  test.each(DOWN)('%s, %s', async (language, _what, fault) => {
    expectLoggedError(/checkout: check prices and stock/);
    expectLoggedError(/cart: read live prices and stock/);
    const user = await openCheckout({ language });
    faults.rest('producto', fault);
    await user.click(completeButton());
    await findSuccess();
    expect(screen.getByText(UNCONFIRMED[language])).toBeVisible();
    const [email] = backend().mailbox.list();
    expect(email?.template_params['products_html']).toContain('precios por confirmar');
  });

  test('after 8 s of silence', async () => {
    expectLoggedError(/checkout: check prices and stock/);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await openCheckout({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
    faults.rest('producto', 'never');
    await user.click(completeButton());
    await screen.findByText('Comprobando precios e inventario…');
    await vi.advanceTimersByTimeAsync(8_000);
    await findSuccess();
    expect(screen.getByText(UNCONFIRMED.es)).toBeVisible();
  });
});
