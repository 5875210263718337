import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { retypeField } from '#tests/retype.ts';
import { addToCart, findProduct, helpLink, quantityField } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

useBackend(PRODUCT_ROWS);

function activeRow(): HTMLElement {
  const row = screen.getAllByRole('row').find((each) => each.ariaCurrent === 'true');
  if (row === undefined) throw new Error('no row is current');
  return row;
}

test('the quantity decides the tier, the total and the hint of a cheaper tier', async () => {
  const { user } = await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  for (const [quantity, tier, price, total, hint] of [
    [
      '11',
      'Al detalle',
      '₡3,500.00',
      '₡38,500.00',
      'Agregue 1 más para pagar ₡3,000.00 por unidad.',
    ],
    [
      '12',
      'Al por mayor',
      '₡3,000.00',
      '₡36,000.00',
      'Agregue 12 más para pagar ₡2,500.00 por unidad.',
    ],
    ['24', 'Especial', '₡2,500.00', '₡60,000.00', null],
  ] as const) {
    await retypeField(user, quantityField(), quantity);
    const row = within(activeRow());
    expect(row.getByText(tier)).toBeVisible();
    expect(row.getByText(price)).toBeVisible();
    expect(row.getByText('Su precio')).toBeVisible();
    // Large, in the table and at the button.
    expect(screen.getAllByText(price).length).toBeGreaterThanOrEqual(3);
    expect(screen.getAllByText(total)[0]).toBeVisible();
    const hints = screen.queryAllByText(/más para pagar/);
    expect(hints.map(({ textContent }) => textContent)).toEqual(hint === null ? [] : [hint]);
  }
});

test('a tier that the stock cannot reach is listed but not suggested', async () => {
  await renderApp('/product/20?color=1&talla=XL');
  await findProduct('Camiseta cuello redondo');
  expect(screen.getByText('+12')).toBeVisible();
  expect(screen.queryByText(/más para pagar/)).not.toBeInTheDocument();
});

test('only offered tiers are listed, and a single price has no table', async () => {
  const { user } = await renderApp('/product/20?color=2&talla=M');
  await findProduct('Camiseta cuello redondo');
  expect(screen.getByRole('table', { name: 'Precios por cantidad' })).toBeVisible();
  expect(screen.getByText('+12')).toBeVisible();
  expect(screen.queryByText('+24')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('colores'));
  expect(screen.getAllByText('₡4,000.00')[0]).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText(/Precio incluye IVA/)).toBeVisible();
});

test('the units in the cart count towards the tier', async () => {
  const { user } = await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  await retypeField(user, quantityField(), '11');
  await addToCart(user);
  expect(await screen.findByText(/Ya lleva 11 en su carrito/)).toBeVisible();
  expect(within(activeRow()).getByText('₡3,000.00')).toBeVisible();
  expect(screen.getByText(/toma en cuenta 11 que ya lleva/)).toBeVisible();
});

test('a missing price offers to ask for it by WhatsApp', async () => {
  await renderApp('/product/22');
  await findProduct('Tela por metro');
  expect(screen.getAllByText('Precio a consultar')[0]).toBeVisible();
  expect(helpLink(/^Consultar el precio por WhatsApp/)).toBeVisible();
});

describe('bad inputs', () => {
  test('an invalid price is shown as ₡0.00, logged, and cannot be added', async () => {
    expectLoggedError(/invalid price/);
    faults.rest('producto', () =>
      Response.json([
        {
          id: 107,
          codigo: 'TEL-1',
          nombre: 'Tela',
          detalle: null,
          sub_familia_id: 22,
          precio1: 'caro',
          precio2: null,
          precio3: null,
          iva_id: null,
          talla_id: null,
          color: null,
          iva: null,
          inventario: [{ cantidad: 9 }],
          images: [],
        },
      ]),
    );
    const { user } = await renderApp('/product/22');
    await findProduct('Tela por metro');
    expect(screen.getAllByText('₡0.00')[0]).toBeVisible();
    expect(screen.queryByText('Precio a consultar')).not.toBeInTheDocument();
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('invalid price'),
      expect.objectContaining({ codigo: 'TEL-1' }),
    );
    await addToCart(user);
    expect(screen.getByRole('alert')).toHaveTextContent(/el precio o la cantidad no es válido/);
    expect(localStorage.getItem('cart') ?? '').not.toContain('TEL-1');
  });
});
