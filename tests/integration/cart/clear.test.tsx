import { act, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findToast } from '#tests/toast.ts';
import { CAP, ORDER_ROWS, SCARF, SHIRT, storeCart } from './orderRows.ts';
import { findRow, storedQuantities } from './page.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(ORDER_ROWS);
});

test('emptying the cart asks first, and the first answer changes nothing', async () => {
  storeCart(SHIRT, CAP);
  const { user } = await renderApp('/cart');
  await findRow('Camiseta roja');
  const clear = screen.getByRole('button', { name: 'Vaciar carrito' });
  await user.click(clear);
  const question = screen.getByRole('dialog', { name: '¿Vaciar el carrito?' });
  expect(question).toHaveTextContent('Se quitarán 2 unidades.');
  expect(within(question).getByRole('button', { name: 'Conservar el carrito' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(question).not.toBeInTheDocument();
  expect(clear).toHaveFocus();
  expect(storedQuantities()).toEqual({ 101: 1, 102: 1 });
});

test.each([
  ['es', 'Vaciar carrito', 'Se vació el carrito.', 'Deshacer', 'Carrito'],
  ['en', 'Empty cart', 'The cart was emptied.', 'Undo', 'Cart'],
] as const)(
  'an emptied cart comes back with what came meanwhile (%s)',
  async (language, action, text, undo, title) => {
    storeCart({ ...SHIRT, name: 'Camiseta' }, { ...CAP, quantity: 2 });
    const { user } = await renderApp('/cart', { language });
    await findRow('Camiseta roja');
    await user.click(screen.getByRole('button', { name: action }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: action }));
    expect(screen.getByRole('heading', { name: title, level: 1 })).toHaveFocus();
    expect(localStorage.getItem('cart')).toBeNull();
    expect(screen.queryByText(/Camiseta roja/)).not.toBeInTheDocument();
    await findToast(text);

    storeCart(CAP, SCARF);
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    });
    await user.click(screen.getByRole('button', { name: undo }));
    expect(storedQuantities()).toEqual({ 101: 1, 102: 3, 103: 1 });
    const names = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(names[0]).toContain('Camiseta roja');
  },
);
