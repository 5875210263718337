import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { faults } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { blockStorage, findToast } from '#tests/visitor.ts';
import { CAP, SCARF, SHIRT, storeCart, useOrderShop } from './orderRows.ts';
import {
  checkoutLink,
  findRow,
  fireStorageEvent,
  quantityField,
  storedQuantities,
  totalsShown,
  typeQuantity,
} from './page.ts';

const backend = useOrderShop();

const names = () => [...document.querySelectorAll('tbody a')].map(({ textContent }) => textContent);

test('a line shows variant, price, tax and tier, a hint for the next tier, and advice of a cheaper quantity', async () => {
  storeCart({ ...SHIRT, quantity: 12 }, { ...CAP, quantity: 3 }, { ...SCARF, quantity: 7 });
  const { user } = await renderApp('/cart');
  const row = await findRow('Camiseta roja');
  for (const text of [
    'Código CAM-R-M',
    'ColorRojo',
    'TallaM',
    '₡3,000.00 IVA incluido',
    '₡36,000.00',
    'Subtotal ₡31,858.41',
    /IVA \(13\s%\) ₡4,141\.59/,
  ]) {
    expect(row).toHaveTextContent(text);
  }
  const product = within(row).getByText('Camiseta roja');
  expect(product).toHaveAttribute('href', '/product/20?color=1&talla=M');
  expect(totalsShown()).toEqual(['Subtotal ₡53,799.58', 'IVA ₡5,953.92', 'Total ₡59,753.50']);
  expect(screen.getByText('22 unidades')).toBeVisible();
  expect(screen.getByText('Los precios incluyen IVA y no incluyen envío.')).toBeVisible();
  const shopping = screen.getByText('Seguir comprando').closest('a');
  expect(shopping).toHaveAttribute('href', '/catalogue');

  await typeQuantity(user, 'Camiseta roja', '11');
  expect(row).toHaveTextContent('₡3,500.00 IVA incluidoPrecio al detalle');
  expect(row).toHaveTextContent('Agregue 1 más y pague ₡3,000.00 por unidad');
  await user.click(await screen.findByText('Pedir 12'));
  expect(quantityField('Camiseta roja')).toHaveValue('12');
  expect(row).toHaveTextContent('Ahora son 12 unidades: paga ₡2,500.00 menos.');
  expect(row).toHaveTextContent('₡3,000.00 IVA incluidoPrecio mayorista +12');
  expect(row).toHaveTextContent('Agregue 12 más y pague ₡2,500.00 por unidad');
  await typeQuantity(user, 'Camiseta roja', '24');
  expect(row).toHaveTextContent('₡2,500.00 IVA incluidoPrecio especial +24');
  expect(row).not.toHaveTextContent('Agregue');
});

test('a line is limited to the stock, and no hint names a tier that the stock cannot reach', async () => {
  await backend().sql('update public.inventario set cantidad = 23 where producto_id = 101');
  storeCart({ ...SHIRT, quantity: 12 }, { ...CAP, quantity: 4 });
  const { user } = await renderApp('/cart');
  const row = await findRow('Gorra roja');
  // Only the live facts have the colour of a swatch.
  await waitFor(() => expect(document.querySelector('.swatch:not(.unknown)')).not.toBeNull());
  expect(await findRow('Camiseta roja')).not.toHaveTextContent('Agregue');
  const plus = screen.getByLabelText('Agregar una unidad de Gorra roja');
  await user.click(plus);
  expect(plus).toHaveAttribute('aria-disabled', 'true');
  await typeQuantity(user, 'Gorra roja', '1000000000');
  await user.tab();
  expect(quantityField('Gorra roja')).toHaveValue('5');
  expect(row).toHaveTextContent('Ajustado');
  expect(row).toHaveTextContent('Solo hay 5 unidades disponibles.');
  expect(totalsShown()).toContain('Total ₡61,000.00');
});

test('changes of a product since its line was added are listed, charged and stored', async () => {
  await backend().sql(`
    update public.producto set precio1 = 4200, color_numeric_id = 2, talla_id = '12-18M'
    where id = 101;`);
  storeCart(
    { ...SHIRT, name: 'Camiseta' },
    { ...CAP, quantity: 9 },
    { ...CAP, productoId: 999, name: 'Boina' },
    { ...SCARF, prices: { retail: null, wholesale: null, special: null } },
  );
  await renderApp('/cart');
  const beret = await findRow('Boina');
  for (const text of [
    'Camiseta ahora se llama Camiseta roja.',
    'Camiseta ahora es Negro, 12-18M; antes Rojo, M.',
    'El precio de Camiseta cambió de ₡3,500.00 a ₡4,200.00.',
    'La cantidad de Gorra roja cambió de 9 a 5: es lo que queda en inventario.',
    'Pañuelo está disponible otra vez, a ₡1,250.50 por unidad.',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  const shirt = await findRow('Camiseta roja');
  expect(shirt).toHaveTextContent('ColorNegroTalla12-18M');
  const product = within(shirt).getByText('Camiseta roja');
  expect(product).toHaveAttribute('href', '/product/20?color=2&talla=12-18M');
  expect(storedQuantities()).toEqual({ 101: 1, 102: 5, 103: 1, 999: 1 });
  expect(beret).toHaveTextContent('Ya no disponible');
  expect(beret).toHaveTextContent('Ya no se puede pedir. Elimínelo para continuar.');
  expect(totalsShown()).toContain('Total ₡30,450.50');
});

test('a sold out line keeps its quantity, and blocks the checkout until it is removed, as a quantity with decimals does', async () => {
  await backend().sql('update public.inventario set cantidad = 0 where producto_id = 102');
  storeCart(SHIRT, { ...CAP, quantity: 2 });
  const { user } = await renderApp('/cart');
  expect(await screen.findByText('Agotado')).toBeVisible();
  expect(screen.getByText('No quedan unidades. Elimínelo para continuar.')).toBeVisible();
  expect(quantityField('Gorra roja')).toHaveValue('2');
  expect(quantityField('Gorra roja')).toBeDisabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(checkoutLink());
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Por favor, ajuste las cantidades que exceden el inventario disponible antes de continuar.',
  );
  expect(location.pathname).toBe('/cart');
  await user.click(screen.getByLabelText('Eliminar Gorra roja'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // The focus selects the text, so typing replaces it.
  act(() => quantityField('Camiseta roja').focus());
  await user.keyboard('2,5');
  await user.click(checkoutLink());
  expect(quantityField('Camiseta roja')).toHaveFocus();
  expect(quantityField('Camiseta roja')).toHaveValue('2,5');
  expect(screen.getByText('Escriba unidades enteras, sin decimales.')).toBeVisible();
  expect(location.pathname).toBe('/cart');
  await typeQuantity(user, 'Camiseta roja', '8');
  await user.click(checkoutLink());
  expect(await screen.findByText('Finalizar pedido', { selector: 'h1' })).toBeVisible();
});

test('removing a line asks nothing, moves the focus to the next line, and can be undone', async () => {
  storeCart(SHIRT, { ...CAP, quantity: 4 }, SCARF);
  const { user } = await renderApp('/cart');
  await findRow('Gorra roja');
  await user.click(screen.getByLabelText('Eliminar Gorra roja'));
  expect(names()).toEqual(['Camiseta roja', 'Pañuelo']);
  expect(storedQuantities()).toEqual({ 101: 1, 103: 1 });
  expect(screen.getByLabelText('Eliminar Pañuelo')).toHaveFocus();
  expect(await screen.findByText('Se eliminó Gorra roja del carrito.')).toBeInTheDocument();
  await user.click(screen.getByText('Deshacer'));
  expect(names()).toEqual(['Camiseta roja', 'Gorra roja', 'Pañuelo']);
  expect(quantityField('Gorra roja')).toHaveValue('4');
  await user.click(screen.getByText('EN'));
  for (const name of ['Camiseta roja', 'Gorra roja', 'Pañuelo']) {
    await user.click(await screen.findByLabelText(`Remove ${name}`));
  }
  const empty = 'Your cart is empty. Please add products before proceeding to checkout.';
  expect(screen.getByText(empty)).toBeVisible();
  expect(localStorage.getItem('cart')).toBeNull();
  expect(localStorage.getItem('ivaData')).toBeNull();
});

test('emptying the cart asks first, and its undo keeps lines that were added since', async () => {
  storeCart({ ...SHIRT, name: 'Camiseta' }, { ...CAP, quantity: 2 });
  const { user } = await renderApp('/cart');
  await findRow('Camiseta roja');
  const clear = screen.getByText('Vaciar carrito');
  await user.click(clear);
  const dialog = screen.getByRole('dialog', { name: '¿Vaciar el carrito?' });
  expect(dialog).toHaveTextContent('Se quitarán 3 unidades.');
  expect(within(dialog).getByText('Conservar el carrito').closest('button')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(clear.closest('button')).toHaveFocus();
  expect(storedQuantities()).toEqual({ 101: 1, 102: 2 });
  await user.click(clear);
  await user.click(within(screen.getByRole('dialog')).getByText('Vaciar carrito'));
  expect(localStorage.getItem('cart')).toBeNull();
  await findToast('Se vació el carrito.');
  storeCart(CAP, SCARF);
  act(fireStorageEvent);
  await user.click(screen.getByText('Deshacer'));
  expect(storedQuantities()).toEqual({ 101: 1, 102: 3, 103: 1 });
  expect(names()[0]).toBe('Camiseta roja');
});

describe('faults', () => {
  test('with a full storage the cart lasts for the visit, and the page says so', async () => {
    storeCart(SHIRT);
    const { user } = await renderApp('/cart');
    await findRow('Camiseta roja');
    blockStorage('setItem');
    await typeQuantity(user, 'Camiseta roja', '3');
    expect(await screen.findByText(/^Su navegador no permite guardar el carrito/)).toBeVisible();
    expect(quantityField('Camiseta roja')).toHaveValue('3');
  });

  test('a line that is no longer sold blocks the checkout, even if the prices cannot be read', async () => {
    await backend().sql('update public.producto set precio1 = 4200 where id = 102');
    storeCart(SHIRT, CAP);
    await renderApp('/cart');
    await screen.findByText(/^El precio de Gorra roja cambió/);
    await backend().sql('update public.producto set sub_familia_id = null where id = 102');
    // Browsers dispatch this event when the visitor returns to the tab.
    dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Ya no disponible')).toBeVisible();
    expect(screen.queryByText(/^El precio de Gorra roja cambió/)).toBeNull();
    expect(totalsShown()).toContain('Total ₡3,500.00');
    cleanup();
    faults.rest('producto', 'never');
    const { user } = await renderApp('/cart');
    expect(await findRow('Gorra roja')).toHaveTextContent('Ya no disponible');
    await typeQuantity(user, 'Camiseta roja', '40');
    expect(quantityField('Camiseta roja')).toHaveValue('40');
    await user.click(checkoutLink());
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Por favor, elimine los productos que ya no están disponibles antes de continuar.',
    );
    expect(location.pathname).toBe('/cart');
  });
});
