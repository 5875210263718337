import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CAP, ORDER_ROWS, RESET_ROWS, SCARF, SHIRT, storeCart } from './orderRows.ts';
import { findRow, liveFactsRead, quantityField, totalsShown, typeQuantity } from './page.ts';

const backend = useBackend(ORDER_ROWS);
beforeEach(async () => {
  await backend().sql(RESET_ROWS);
});

test('a line shows its variant, price and tax, and the totals are the sums of all lines', async () => {
  storeCart({ ...SHIRT, quantity: 12 }, { ...CAP, quantity: 3 }, { ...SCARF, quantity: 7 });
  await renderApp('/cart');
  const row = await findRow('Camiseta roja');
  for (const text of [
    'Código CAM-R-M',
    'ColorRojo',
    'TallaM',
    '₡3,000.00 IVA incluido',
    '₡36,000.00',
    'Subtotal ₡31,858.41',
  ]) {
    expect(row).toHaveTextContent(text);
  }
  expect(row).toHaveTextContent(/IVA \(13\s%\) ₡4,141\.59/);
  const product = within(row).getByText('Camiseta roja');
  expect(product).toHaveAttribute('href', '/product/20?color=1&talla=M');
  expect(totalsShown()).toEqual(['Subtotal ₡53,799.58', 'IVA ₡5,953.92', 'Total ₡59,753.50']);
  expect(screen.getByText('22 unidades')).toBeVisible();
  expect(screen.getByText('Los precios incluyen IVA y no incluyen envío.')).toBeVisible();
  const shopping = screen.getByText('Seguir comprando').closest('a');
  expect(shopping).toHaveAttribute('href', '/catalogue');
});

test('the price tier follows the quantity, with a hint for the next tier', async () => {
  storeCart({ ...SHIRT, quantity: 11 });
  const { user } = await renderApp('/cart');
  const row = await findRow('Camiseta roja');
  expect(row).toHaveTextContent('₡3,500.00 IVA incluidoPrecio al detalle');
  expect(row).toHaveTextContent('Agregue 1 más y pague ₡3,000.00 por unidad');
  await user.click(screen.getByLabelText('Agregar una unidad de Camiseta roja'));
  expect(row).toHaveTextContent('₡3,000.00 IVA incluidoPrecio mayorista +12');
  expect(row).toHaveTextContent('Agregue 12 más y pague ₡2,500.00 por unidad');
  await typeQuantity(user, 'Camiseta roja', '24');
  expect(row).toHaveTextContent('₡2,500.00 IVA incluidoPrecio especial +24');
  expect(row).not.toHaveTextContent('Agregue');
  await user.click(screen.getByLabelText('Quitar una unidad de Camiseta roja'));
  expect(row).toHaveTextContent('Precio mayorista +12');
});

test('more units that cost less are advised, and taken by one press', async () => {
  storeCart({ ...SHIRT, quantity: 11 });
  const { user } = await renderApp('/cart');
  await user.click(await screen.findByText('Pedir 12'));
  const row = await findRow('Camiseta roja');
  expect(quantityField('Camiseta roja')).toHaveValue('12');
  expect(row).toHaveTextContent('Ahora son 12 unidades: paga ₡2,500.00 menos.');
});

test('a quantity is limited to the stock, and the hint names no tier above it', async () => {
  await backend().sql('update public.inventario set cantidad = 23 where producto_id = 101');
  storeCart({ ...SHIRT, quantity: 12 }, { ...CAP, quantity: 4 });
  const { user } = await renderApp('/cart');
  const row = await findRow('Gorra roja');
  await liveFactsRead();
  const shirt = await findRow('Camiseta roja');
  expect(shirt).toHaveTextContent('Precio mayorista +12');
  expect(shirt).not.toHaveTextContent('Agregue');

  const plus = screen.getByLabelText('Agregar una unidad de Gorra roja');
  await user.click(plus);
  await user.click(plus);
  expect(quantityField('Gorra roja')).toHaveValue('5');
  expect(plus).toHaveAttribute('aria-disabled', 'true');
  await typeQuantity(user, 'Gorra roja', '1000000000');
  expect(quantityField('Gorra roja')).toHaveValue('5');
  expect(row).toHaveTextContent('Ajustado');
  expect(row).toHaveTextContent('Solo hay 5 unidades disponibles.');
  await typeQuantity(user, 'Gorra roja', '3');
  expect(row).not.toHaveTextContent('Ajustado');
  await typeQuantity(user, 'Gorra roja', 'dos');
  await user.tab();
  expect(quantityField('Gorra roja')).toHaveValue('1');
  expect(totalsShown()).toContain('Total ₡41,000.00');
});
