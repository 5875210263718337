import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { CAP, RESET_ROWS, SHIRT } from '../cart/orderRows.ts';
import { storedQuantities } from '../cart/page.ts';
import { completeButton, findSuccess, openFilled, summaryFigures, useOrderShop } from './page.ts';

const backend = useOrderShop();
beforeEach(async () => {
  await backend().sql(RESET_ROWS);
});

/** Opens the checkout and waits for the live facts, which bring the new name of the shirt. */
async function openChecked() {
  const shirts = { ...SHIRT, quantity: 2, name: 'Camiseta' };
  const user = await openFilled([shirts, { ...CAP, quantity: 3 }]);
  await screen.findByText('Camiseta roja');
  return user;
}

function sentTotals() {
  return backend()
    .mailbox.list()
    .map(({ template_params }) => template_params['total_text']);
}

test('a changed price stops the order until it is submitted again', async () => {
  const user = await openChecked();
  await backend().sql('update public.producto set precio1 = 4000 where id = 101');
  await user.click(completeButton());
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent('Su pedido cambió y todavía no se ha enviado');
  expect(message).toHaveTextContent('El precio de Camiseta roja cambió de ₡3,500.00 a ₡4,000.00.');
  expect(message).toHaveFocus();
  expect(summaryFigures()).toContain('₡23,000.00');
  expect(sentTotals()).toEqual([]);

  await user.click(completeButton());
  await findSuccess();
  expect(sentTotals()).toEqual(['₡23,000.00']);
});

test('a line that cannot be sold stops the order each time until it is removed', async () => {
  const user = await openChecked();
  await backend().sql(`
    update public.producto set sub_familia_id = null where id = 102;
    update public.inventario set cantidad = 1 where producto_id = 101;`);
  await user.click(completeButton());
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent('La cantidad de Camiseta roja cambió de 2 a 1');
  expect(message).toHaveTextContent('Gorra roja ya no se puede pedir.');
  // The browser dispatches it when the visitor returns to the tab.
  document.dispatchEvent(new Event('visibilitychange'));
  await user.click(completeButton());
  await waitFor(() => expect(completeButton()).toBeEnabled());
  expect(await screen.findByRole('alert')).toHaveTextContent('Gorra roja ya no se puede pedir.');
  expect(sentTotals()).toEqual([]);
  expect(storedQuantities()).toEqual({ 101: 1, 102: 3 });

  await user.click(screen.getByText('Quitarlos del pedido'));
  await user.click(completeButton());
  await findSuccess();
  expect(sentTotals()).toEqual(['₡3,500.00']);
});

test('changes found when the checkout opens are shown before anything is sent', async () => {
  await backend().sql('update public.inventario set cantidad = 0 where producto_id = 102');
  await openChecked();
  expect(await screen.findByText('Gorra roja está agotado.')).toBeVisible();
  expect(screen.getByText('Actualizamos su pedido')).toBeVisible();
});

describe('faults', () => {
  test('an order whose check fails is sent with prices to be confirmed', async () => {
    expectLoggedError(/checkout: check prices and stock/);
    expectLoggedError(/cart: read live prices and stock/);
    const user = await openChecked();
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    faults.rest('producto', async () => {
      await failed;
      return restError(500, 'XX000', 'down');
    });
    await user.click(completeButton());
    expect(await screen.findByText('Comprobando precios e inventario…')).toBeVisible();
    fail();
    await findSuccess();
    const text =
      'No pudimos comprobar los precios y el inventario al enviar: los precios están por confirmar. Nuestro representante se los confirmará.';
    expect(screen.getByText(text)).toBeVisible();
    const [email] = backend().mailbox.list();
    expect(email?.template_params['products_html']).toContain('precios por confirmar');
  });
});
