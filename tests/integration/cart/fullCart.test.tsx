import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cart as cartTexts } from '#i18n/es/cart.ts';
import { startI18n } from '#i18n/init.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { ToastOutlet } from '#shared/ui/ToastOutlet.tsx';
import { CartContext } from '#state/cart/CartContext.ts';
import { useBackend } from '#tests/backend.ts';
import { findToast } from '#tests/toast.ts';
import { FakeStorage, openTab } from '../../unit/state/tabs.ts';
import { PRODUCT_ROWS } from '../product/productRows.ts';
import { FULL_CART, SCARF, SHIRT } from './orderRows.ts';

useBackend(PRODUCT_ROWS);

test('neither the table of a product nor its undo puts more than 500 lines into the cart', async () => {
  await startI18n();
  registerTexts('cart', cartTexts);
  // Its code registers texts when it is loaded.
  const { TableEditDialog } = await import('#features/cart/TableEditDialog.tsx');
  const user = userEvent.setup();
  const { cart } = openTab(new FakeStorage());
  const others = FULL_CART.slice(1);
  cart.change(() => [SHIRT, ...others]);
  const ids = () => cart.getSnapshot().lines.map(({ productoId }) => productoId);
  // Without the page, which takes seconds to show 500 lines.
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CartContext value={cart}>
        <TableEditDialog subfamiliaId={20} name="Camiseta" onClose={(change) => change?.()} />
        <ToastOutlet />
      </CartContext>
    </QueryClientProvider>,
  );
  await user.type(await screen.findByLabelText('Azul, M'), '5');
  await user.click(screen.getByText('Guardar'));
  expect(
    await screen.findByText('Azul, M no cabe: un carrito tiene hasta 500 líneas.'),
  ).toBeVisible();
  expect(ids()[0]).toBe(101);
  // The line that is taken out makes room.
  await user.clear(screen.getByLabelText('Rojo, M'));
  await user.click(screen.getByText('Guardar'));
  await findToast('Camiseta: 5 unidades en el carrito.');
  expect(ids()).toEqual([...others.map(({ productoId }) => productoId), 104]);

  cart.change((lines) => [...lines.slice(0, -1), SCARF]);
  await user.click(screen.getByText('Deshacer'));
  await findToast('1 línea no cabe: un carrito tiene hasta 500.');
  expect(ids()).toEqual([...others.map(({ productoId }) => productoId), 103]);
});
