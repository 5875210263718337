import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MAX_LINES, type Cart } from '#domain/cart/cart.ts';
import { useFillCart, type FillWay } from '#features/shared/fillCart/useFillCart.ts';
import { startI18n } from '#i18n/init.ts';
import type { CartStore } from '#state/cart/cartStore.ts';
import { CartContext } from '#state/cart/useCart.ts';
import { findToast } from '#tests/visitor.ts';
import { ToastOutlet } from '#ui/message/toast.ts';
import { buildFacts, buildLine } from '../domain/fixtures.ts';
import { addLine, FakeStorage, openTab } from '../state/tabs.ts';

type FillProps = { way: FillWay; lines: Cart; stock: number };

function Fill({ way, lines, stock }: FillProps) {
  const fillCart = useFillCart();
  const facts = new Map(lines.map(({ productoId }) => [productoId, buildFacts({ stock })]));
  return <button onClick={() => fillCart(way, lines, facts)}>Llenar</button>;
}

async function fill(held: Cart, props: FillProps): Promise<CartStore> {
  await startI18n();
  const { cart } = openTab(new FakeStorage());
  cart.change(() => held);
  render(
    <CartContext value={cart}>
      <Fill {...props} />
      <ToastOutlet />
    </CartContext>,
  );
  await userEvent.click(screen.getByText('Llenar'));
  return cart;
}

const MANY = Array.from({ length: MAX_LINES + 2 }, (_, at) =>
  buildLine({ productoId: at + 1, quantity: 2 }),
);

test.each([
  ['add', [], 'Se agregaron 1000 unidades al carrito. 2 líneas no caben'],
  ['replace', MANY.slice(0, 1), 'Su carrito tiene ahora 1000 unidades. 2 líneas no caben'],
] as const)('lines beyond 500 are left out, with a message: %s', async (way, held, text) => {
  const cart = await fill(held, { way, lines: MANY, stock: 100 });
  expect(cart.getSnapshot().lines).toHaveLength(MAX_LINES);
  await findToast(`${text}: un carrito tiene hasta 500.`);
});

test.each([
  ['no line has room', 500, MANY.slice(MAX_LINES), '2 líneas no caben: un carrito tiene hasta'],
  ['it holds all the stock', 2, MANY.slice(0, 2), 'No se agregó nada: su carrito ya tiene'],
])('nothing is added to a cart if %s, with a message', async (_why, size, lines, text) => {
  const held = MANY.slice(0, size);
  const cart = await fill(held, { way: 'add', lines, stock: 2 });
  expect(cart.getSnapshot().lines).toEqual(held);
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
});

test('undoing a replacement keeps lines added since, and reports lines that have no room', async () => {
  const held = MANY.slice(0, MAX_LINES);
  const cart = await fill(held, { way: 'replace', lines: MANY.slice(0, 1), stock: 100 });
  const since = buildLine({ productoId: 9000 });
  addLine(cart, since);
  await userEvent.click(await screen.findByText('Deshacer'));
  expect(cart.getSnapshot().lines).toEqual([...held.slice(0, -1), since]);
  await findToast('1 línea no cabe: un carrito tiene hasta 500.');
});
