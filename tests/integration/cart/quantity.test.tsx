import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CAP, ORDER_ROWS, SHIRT, storeCart } from './orderRows.ts';
import { findRow, liveFactsRead, quantityField, totalsShown, typeQuantity } from './page.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(ORDER_ROWS);
});

test.each([
  ['es', 'Ajustado', 'Solo hay 5 unidades disponibles.'],
  ['en', 'Adjusted', 'Only 5 units are available.'],
] as const)('more than there is becomes what there is (%s)', async (language, tag, text) => {
  storeCart(CAP);
  const { user } = await renderApp('/cart', { language });
  const row = await findRow('Gorra roja');
  await liveFactsRead();
  await typeQuantity(user, 'Gorra roja', '1000000000');
  expect(quantityField('Gorra roja')).toHaveValue('5');
  expect(row).toHaveTextContent(tag);
  expect(row).toHaveTextContent(text);
  await typeQuantity(user, 'Gorra roja', '3');
  expect(row).not.toHaveTextContent(tag);
});

test('plus stops at what there is', async () => {
  storeCart({ ...CAP, quantity: 4 });
  const { user } = await renderApp('/cart');
  await findRow('Gorra roja');
  await liveFactsRead();
  const plus = screen.getByRole('button', { name: 'Agregar una unidad de Gorra roja' });
  await user.click(plus);
  await user.click(plus);
  expect(quantityField('Gorra roja')).toHaveValue('5');
  expect(plus).toHaveAttribute('aria-disabled', 'true');
});

describe('bad inputs', () => {
  test.each([
    ['', '1'],
    ['0', '1'],
    ['-1', '1'],
    ['1.5', '1'],
    ['dos', '1'],
    ['1e3', '5'],
    ['9'.repeat(60), '5'],
  ])('the text "%s" becomes %s when the field is left', async (text, shown) => {
    storeCart({ ...CAP, quantity: 2 });
    const { user } = await renderApp('/cart');
    await findRow('Gorra roja');
    await liveFactsRead();
    await typeQuantity(user, 'Gorra roja', text);
    await user.tab();
    expect(quantityField('Gorra roja')).toHaveValue(shown);
    expect(totalsShown()).toContain(shown === '1' ? 'Total ₡5,000.00' : 'Total ₡25,000.00');
  });
});

test('the hint names no tier that the stock does not reach', async () => {
  await backend().sql('update public.inventario set cantidad = 23 where producto_id = 101');
  storeCart(SHIRT);
  const { user } = await renderApp('/cart');
  const row = await findRow('Camiseta roja');
  await liveFactsRead();
  expect(row).toHaveTextContent('Agregue 11 más y pague ₡3,000.00 por unidad');
  await typeQuantity(user, 'Camiseta roja', '12');
  expect(row).toHaveTextContent('Precio mayorista +12');
  expect(row).not.toHaveTextContent('Agregue');
});
