import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { useBackend } from '../../support/backend.ts';
import { renderApp } from '../../support/renderApp.tsx';
import { CAP, ORDER_ROWS, storeCart } from './orderRows.ts';
import { findRow, liveFactsRead, quantityField, totalsShown, typeQuantity } from './page.ts';

const backend = useBackend({ demo: false });
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

test.each(['', '0', '-1', '1.5', '1e9', 'dos'])(
  'the text "%s" is no quantity: it becomes 1 when the field is left',
  async (text) => {
    storeCart({ ...CAP, quantity: 2 });
    const { user } = await renderApp('/cart');
    await findRow('Gorra roja');
    await liveFactsRead();
    await typeQuantity(user, 'Gorra roja', text);
    await user.tab();
    expect(quantityField('Gorra roja')).toHaveValue('1');
    expect(totalsShown()).toContain('Total ₡5,000.00');
  },
);
