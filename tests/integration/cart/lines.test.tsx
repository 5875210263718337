import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CAP, ORDER_ROWS, SCARF, SHIRT, storeCart } from './orderRows.ts';
import { findRow, liveFactsRead, totalsShown, typeQuantity } from './page.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(ORDER_ROWS);
});

describe('a line', () => {
  test('shows what it is and leads to its variant', async () => {
    storeCart(SHIRT);
    await renderApp('/cart');
    const row = within(await findRow('Camiseta roja'));
    expect(row.getByText('Código CAM-R-M')).toBeVisible();
    expect(row.getByText('Rojo')).toBeVisible();
    expect(row.getByText('M')).toBeVisible();
    expect(row.getByRole('link', { name: 'Camiseta roja' })).toHaveAttribute(
      'href',
      '/product/20?color=1&talla=M',
    );
  });

  test('shows its unit price with IVA, and its part of the tax', async () => {
    storeCart({ ...SHIRT, quantity: 2 });
    await renderApp('/cart');
    const row = await findRow('Camiseta roja');
    expect(row).toHaveTextContent('₡3,500.00 IVA incluido');
    expect(row).toHaveTextContent('₡7,000.00');
    expect(row).toHaveTextContent('Subtotal ₡6,194.69');
    expect(row).toHaveTextContent(/IVA \(13\s%\) ₡805\.31/);
  });

  test('shows markup and emoji in a name as text', async () => {
    const name = `<script>alert("x")</script> 🧵 ${'larga '.repeat(50)}`.trim();
    storeCart({ ...SHIRT, name, productoId: 101 });
    await renderApp('/cart');
    expect(await screen.findByRole('link', { name })).toBeVisible();
  });
});

describe('the price tier follows the quantity', () => {
  test.each([
    ['11', '₡3,500.00', 'Precio al detalle', 'Agregue 1 más y pague ₡3,000.00 por unidad'],
    ['12', '₡3,000.00', 'Precio mayorista +12', 'Agregue 12 más y pague ₡2,500.00 por unidad'],
    ['23', '₡3,000.00', 'Precio mayorista +12', 'Agregue 1 más y pague ₡2,500.00 por unidad'],
  ])('%s units', async (quantity, price, tier, hint) => {
    storeCart(SHIRT);
    const { user } = await renderApp('/cart');
    const row = await findRow('Camiseta roja');
    await typeQuantity(user, 'Camiseta roja', quantity);
    expect(row).toHaveTextContent(`${price} IVA incluido`);
    expect(row).toHaveTextContent(tier);
    expect(row).toHaveTextContent(hint);
  });

  test('24 units are the cheapest, with nothing more to reach', async () => {
    storeCart(SHIRT);
    const { user } = await renderApp('/cart');
    const row = await findRow('Camiseta roja');
    await typeQuantity(user, 'Camiseta roja', '24');
    expect(row).toHaveTextContent('₡2,500.00 IVA incluidoPrecio especial +24');
    expect(row).not.toHaveTextContent('Agregue');
  });

  test('each plus and minus counts at once', async () => {
    storeCart({ ...SHIRT, quantity: 11 });
    const { user } = await renderApp('/cart', { language: 'en' });
    const row = await findRow('Camiseta roja');
    await user.click(screen.getByRole('button', { name: 'One unit more of Camiseta roja' }));
    expect(row).toHaveTextContent('₡3,000.00 IVA included');
    await user.click(screen.getByRole('button', { name: 'One unit less of Camiseta roja' }));
    expect(row).toHaveTextContent('₡3,500.00 IVA included');
    expect(row).toHaveTextContent('Add 1 more and pay ₡3,000.00 per unit');
  });
});

describe('the totals', () => {
  test('are the sums over all lines and taxes', async () => {
    storeCart({ ...SHIRT, quantity: 12 }, { ...CAP, quantity: 3 }, { ...SCARF, quantity: 7 });
    await renderApp('/cart');
    await findRow('Camiseta roja');
    expect(totalsShown()).toEqual(['Subtotal ₡53,799.58', 'IVA ₡5,953.92', 'Total ₡59,753.50']);
    expect(screen.getByText('22 unidades')).toBeVisible();
    expect(screen.getByText('Los precios incluyen IVA y no incluyen envío.')).toBeVisible();
  });

  test('are in English too', async () => {
    storeCart(SHIRT);
    await renderApp('/cart', { language: 'en' });
    await findRow('Camiseta roja');
    expect(totalsShown()).toEqual(['Subtotal ₡3,097.35', 'IVA ₡402.65', 'Total ₡3,500.00']);
    expect(screen.getByText('Prices include IVA and do not include shipping.')).toBeVisible();
    await liveFactsRead();
  });
});
