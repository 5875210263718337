import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { addToCart, findProduct, helpLink, typeQuantity } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(PRODUCT_ROWS);
});

function activeRow(): HTMLElement {
  const row = screen.getAllByRole('row').find((each) => each.ariaCurrent === 'true');
  if (row === undefined) throw new Error('no row is marked');
  return row;
}

test.each([
  ['1', 'Al detalle', '₡3,500.00'],
  ['11', 'Al detalle', '₡3,500.00'],
  ['12', 'Al por mayor', '₡3,000.00'],
  ['23', 'Al por mayor', '₡3,000.00'],
  ['24', 'Especial', '₡2,500.00'],
])('%s units: tier %s, %s each', async (quantity, tier, price) => {
  const { user } = await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  await typeQuantity(user, quantity);
  expect(within(activeRow()).getByText(tier)).toBeVisible();
  expect(within(activeRow()).getByText(price)).toBeVisible();
  expect(within(activeRow()).getByText('Su precio')).toBeVisible();
  // Large, in the table and at the button.
  expect(screen.getAllByText(price).length).toBeGreaterThanOrEqual(3);
});

test.each([
  ['es', '1', 'Total ₡3,500.00'],
  ['en', '11', 'Total ₡38,500.00'],
  ['es', '12', 'Total ₡36,000.00'],
] as const)('the bar (%s) tells what %s units cost: "%s"', async (language, quantity, text) => {
  const { user } = await renderApp('/product/20?color=1&talla=M', { language });
  await findProduct('Camiseta cuello redondo');
  await typeQuantity(user, quantity);
  const total = screen.getAllByText((_text, element) => element?.textContent === text);
  expect(total[0]).toBeVisible();
});

test.each([
  ['es', '1', 'Agregue 11 más para pagar ₡3,000.00 por unidad.'],
  ['es', '11', 'Agregue 1 más para pagar ₡3,000.00 por unidad.'],
  ['es', '12', 'Agregue 12 más para pagar ₡2,500.00 por unidad.'],
  ['en', '1', 'Add 11 more to pay ₡3,000.00 each.'],
  ['en', '23', 'Add 1 more to pay ₡2,500.00 each.'],
] as const)('(%s) with %s units the next price is near: "%s"', async (language, quantity, text) => {
  const { user } = await renderApp('/product/20?color=1&talla=M', { language });
  await findProduct('Camiseta cuello redondo');
  await typeQuantity(user, quantity);
  expect(screen.getByText(text)).toBeVisible();
});

test('at the best price nothing more is suggested', async () => {
  const { user } = await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  await typeQuantity(user, '24');
  expect(screen.queryByText(/más para pagar/)).not.toBeInTheDocument();
});

test('a price that the stock cannot reach is not suggested', async () => {
  await renderApp('/product/20?color=1&talla=XL');
  await findProduct('Camiseta cuello redondo');
  expect(screen.getByText('+12')).toBeVisible();
  expect(screen.queryByText(/más para pagar/)).not.toBeInTheDocument();
});

test('only the tiers that are offered are listed', async () => {
  await renderApp('/product/20?color=2&talla=M');
  await findProduct('Camiseta cuello redondo');
  expect(screen.getByRole('table', { name: 'Precios por cantidad' })).toBeVisible();
  expect(screen.getByText('+12')).toBeVisible();
  expect(screen.queryByText('+24')).not.toBeInTheDocument();
});

test('a single price needs no table', async () => {
  await renderApp('/product/21');
  await findProduct('Bolsa de tela');
  expect(screen.getAllByText('₡1,500.00')[0]).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText(/Precio incluye IVA/)).toBeVisible();
});

test('what the cart already holds counts towards the tier of its line', async () => {
  const { user } = await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  await typeQuantity(user, '11');
  await addToCart(user);
  expect(await screen.findByText(/Ya lleva 11 en su carrito/)).toBeVisible();
  expect(within(activeRow()).getByText('₡3,000.00')).toBeVisible();
  expect(screen.getByText(/toma en cuenta 11 que ya lleva/)).toBeVisible();
});

test('without a price it is asked for by WhatsApp', async () => {
  await renderApp('/product/22');
  await findProduct('Tela por metro');
  expect(screen.getAllByText('Precio a consultar')[0]).toBeVisible();
  expect(helpLink(/^Consultar el precio por WhatsApp/)).toBeVisible();
});

describe('bad inputs', () => {
  const row = {
    id: 107,
    codigo: 'TEL-1',
    nombre: 'Tela',
    detalle: null,
    sub_familia_id: 22,
    precio2: null,
    precio3: null,
    iva_id: null,
    talla_id: null,
    color: null,
    iva: null,
    inventario: [{ cantidad: 9 }],
    images: [],
  };

  test.each([
    ['caro', 'es'],
    ['NaN', 'en'],
    [-5, 'es'],
    ['Infinity', 'es'],
  ] as const)(
    'the price %o (%s) is shown as ₡0.00, logged, and cannot be added',
    async (precio1, language) => {
      expectLoggedError(/a price that is none/);
      faults.rest('producto', () => Response.json([{ ...row, precio1 }]));
      const { user } = await renderApp('/product/22', { language });
      await findProduct('Tela por metro');
      expect(screen.getAllByText('₡0.00')[0]).toBeVisible();
      expect(screen.queryByText(/Precio a consultar|Price on request/)).not.toBeInTheDocument();
      expect(console.error).toHaveBeenCalledWith(
        expect.stringContaining('a price that is none'),
        expect.objectContaining({ codigo: 'TEL-1' }),
      );
      await addToCart(user);
      expect(screen.getByRole('alert')).toHaveTextContent(
        /el precio o la cantidad no es válido|price or quantity is not valid/,
      );
      expect(localStorage.getItem('cart') ?? '').not.toContain('TEL-1');
    },
  );
});
