import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { resizeTo } from '#tests/domGaps.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findToast } from '#tests/toast.ts';
import { FULL_CART, SHIRT, storeCart } from '../cart/orderRows.ts';
import { quantityField, findProduct } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

useBackend(PRODUCT_ROWS);

const cell = (name: string) => screen.getByLabelText(name);
const addButton = () =>
  screen.getByText(/^Agregar (al carrito|\d+ unidad)/, { selector: 'button span' });
const choose = (name: string) => screen.getByLabelText(name);

async function openGrid() {
  const { user } = await renderApp('/product/20');
  await findProduct('Camiseta cuello redondo');
  await user.click(choose('Varias tallas y colores'));
  await screen.findByText('Copiar tabla');
  return user;
}

/** Units by code, as the cart is stored. */
function storedUnits(): Record<string, number> {
  const stored: { lines: { codigo: string; quantity: number }[] } = JSON.parse(
    localStorage.getItem('cart') ?? '{"lines":[]}',
  );
  return Object.fromEntries(stored.lines.map(({ codigo, quantity }) => [codigo, quantity]));
}

test('a pasted table reaches the cart by one press, in one change that can be undone', async () => {
  const user = await openGrid();
  await user.click(cell('Rojo, M'));
  await user.paste('Color\tM\tXL\n rojo \t24\t3\nAZUL\t12\t\n');
  expect(screen.getByText('Se pegaron 39 unidades.')).toBeVisible();
  expect(cell('Azul, M')).toHaveValue('12');
  expect(cell('Azul, M')).toHaveAccessibleDescription(/Quedan 40 ₡3,100\.00/);
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows.at(-1)).toBe('Total0363039');
  expect(screen.getByText('₡107,700.00')).toBeVisible();
  await user.click(addButton());
  expect(await findToast('39 unidades agregadas al carrito, en 3 líneas')).toBeVisible();
  expect(storedUnits()).toEqual({ 'CAM-R-M': 24, 'CAM-R-XL': 3, 'CAM-A-M': 12 });
  expect(cell('Rojo, M')).toHaveValue('');
  (await screen.findByText('Deshacer', { selector: 'button' })).focus();
  await user.keyboard('{Enter}');
  expect(storedUnits()).toEqual({});
  expect(cell('Rojo, M')).toHaveValue('24');
});

test('keys move as in a spreadsheet, over cells without a field', async () => {
  const user = await openGrid();
  await user.click(cell('Azul, M'));
  await user.keyboard('1{Enter}');
  expect(cell('Rojo, M')).toHaveFocus();
  await user.keyboard('25{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  // No other size of this colour is before M.
  expect(cell('Rojo, M')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowRight}');
  expect(cell('Rojo, XL')).toHaveFocus();
  await user.keyboard('2{Shift>}{Enter}{/Shift}{Tab}');
  expect(cell('colores, 2XL')).toHaveFocus();
  expect(addButton()).toHaveTextContent('Agregar 28 unidades');
});

test('what was typed stays while the other way to order or language is chosen', async () => {
  const user = await openGrid();
  await user.type(cell('Rojo, M'), '7');
  await user.click(choose('Una pieza'));
  expect(quantityField()).toHaveValue('1');
  expect(localStorage.getItem('orderView')).toBe('single');
  await user.click(choose('Varias tallas y colores'));
  expect(cell('Rojo, M')).toHaveValue('7');
  await user.click(screen.getByText('EN', { selector: 'button, button *' }));
  expect(await screen.findByText('Add 7 units')).toBeVisible();
  expect(cell('Rojo, M')).toHaveValue('7');
});

test('the choice is remembered, and each product keeps its own table for the visit', async () => {
  localStorage.setItem('orderView', 'grid');
  sessionStorage.setItem('grid 20', '[[101,"7"]]');
  const { user } = await renderApp('/product/20');
  await screen.findByText('Copiar tabla');
  expect(addButton()).toHaveTextContent('Agregar al carrito');
  await user.type(cell('Rojo, M'), '7');
  expect(addButton()).toHaveTextContent('Agregar 7 unidades');
  history.pushState(null, '', '/product/21');
  dispatchEvent(new PopStateEvent('popstate'));
  await screen.findByText('Bolsa de tela', { selector: 'h1' });
  // One variant: there is nothing to choose.
  expect(screen.queryByLabelText('Varias tallas y colores')).not.toBeInTheDocument();
  expect(addButton()).toHaveTextContent('Agregar al carrito');
  history.back();
  await screen.findByText('Camiseta cuello redondo', { selector: 'h1' });
  expect(await screen.findByLabelText('Rojo, M')).toHaveValue('7');
  cleanup();
  await renderApp('/product/20');
  expect(await screen.findByLabelText('Rojo, M')).toHaveValue('7');
  await user.click(addButton());
  cleanup();
  await renderApp('/product/20');
  expect(await screen.findByLabelText('Rojo, M')).toHaveValue('');
  expect(storedUnits()).toEqual({ 'CAM-R-M': 7 });
});

test('the advice is taken by one press and counts what the cart holds', async () => {
  const user = await openGrid();
  await user.type(cell('Rojo, M'), '21');
  expect(screen.getByText(/24 unidades cuestan menos que 21/).parentElement).toHaveTextContent(
    '₡60,000.00 en vez de ₡63,000.00.',
  );
  await user.click(screen.getByText('Pedir 24'));
  expect(cell('Rojo, M')).toHaveValue('24');
  expect(
    screen.getByText(/Ahora son 24 unidades: paga ₡3,000\.00 menos\./).parentElement,
  ).toHaveFocus();
  await user.click(choose('Una pieza'));
  await user.clear(quantityField());
  await user.type(quantityField(), '11');
  await user.click(screen.getByText('Pedir 12'));
  expect(quantityField()).toHaveValue('12');
});

test('totals are announced once, when the typing rests', async () => {
  const user = await openGrid();
  await user.type(cell('Rojo, M'), '12');
  const voice = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(voice().join('')).not.toContain('Total');
  await expect
    .poll(() => voice().join('|'))
    .toContain('Total de Rojo: 12. Total de M: 12. Total: 12 unidades, ₡36,000.00.');
});

test('on a phone one colour is shown, with its sizes below each other', async () => {
  resizeTo(360);
  const user = await openGrid();
  await user.click(screen.getByLabelText(/^Rojo/));
  const sizes = within(screen.getByRole('list', { name: 'Rojo' })).getAllByRole('listitem');
  expect(sizes.map((size) => size.textContent)).toEqual([
    'SNo existe',
    expect.stringMatching(/^MQuedan 30/),
    expect.stringMatching(/^XLQuedan 3/),
    '2XLNo existe',
  ]);
  await user.click(screen.getByLabelText('Agregar una unidad de Rojo, M'));
  expect(screen.getByLabelText(/^Rojo.*1 unidad$/)).toBeChecked();
  expect(addButton()).toHaveTextContent('Agregar 1 unidad');
});

describe('bad inputs', () => {
  test('what cannot be taken is told, and the rest is kept', async () => {
    const user = await openGrid();
    expect(screen.getByText('Agotado')).toBeVisible();
    await user.type(cell('Rojo, XL'), '9');
    expect(cell('Rojo, XL')).toHaveValue('3');
    expect(screen.getByText('Rojo, XL: pidió 9 y solo quedan 3.')).toBeVisible();
    await user.click(cell('Rojo, M'));
    await user.paste('Color;S;M;Verde\nRojo;4;5;6\nAzul;1;dos;');
    for (const text of [
      'Rojo, S no existe: no se pueden pedir 4 unidades.',
      'Azul, S está agotado: no se pueden pedir 1 unidad.',
      'Azul, M: «dos» no es una cantidad.',
      'No tenemos «Verde»: 6 unidades quedaron sin pedir.',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    await user.click(screen.getByText('Deshacer'));
    expect(cell('Rojo, M')).toHaveValue('');
    expect(cell('Rojo, XL')).toHaveValue('3');
    await user.type(cell('Rojo, M'), 'abc{Tab}');
    expect(screen.getByText('Rojo, M: «abc» no es una cantidad.')).toBeVisible();
  });

  test('without quantities the button says what to do', async () => {
    const user = await openGrid();
    await user.click(addButton());
    expect(screen.getByRole('alert')).toHaveTextContent(/^Escriba o pegue cantidades/);
  });

  test('units that another tab has put into the cart are left out, and told', async () => {
    const user = await openGrid();
    await user.type(cell('Rojo, M'), '1');
    await user.click(addButton());
    await user.type(cell('Rojo, M'), '9');
    await user.type(cell('Azul, M'), '2');
    const stored = localStorage.getItem('cart') ?? '';
    localStorage.setItem('cart', stored.replace('"quantity":1', '"quantity":28'));
    await user.click(addButton());
    expect(screen.getByText('Rojo, M: se agregaron 2 de 9, todo lo que queda.')).toBeVisible();
    expect(storedUnits()).toEqual({ 'CAM-R-M': 30, 'CAM-A-M': 2 });
    expect(screen.getByText('Todo en su carrito')).toBeVisible();
    // What was said of those quantities does not come back with an empty table.
    await user.type(cell('Rojo, XL'), '1');
    await user.clear(cell('Rojo, XL'));
    expect(screen.queryByText(/se agregaron 2 de 9/)).not.toBeInTheDocument();
  });

  test('a paste of which a part has no room is over: only the addition can be undone', async () => {
    storeCart(...FULL_CART.slice(2), SHIRT);
    const user = await openGrid();
    await user.click(cell('Rojo, M'));
    await user.paste('Color\tM\tXL\nRojo\t1\t2\nAzul\t3\t');
    await user.click(addButton());
    expect(
      await screen.findByText('Rojo, XL no cabe: un carrito tiene hasta 500 líneas.'),
    ).toBeVisible();
    expect(screen.queryByText('Se pegaron 6 unidades.')).not.toBeInTheDocument();
    await user.click(await screen.findByText('Deshacer'));
    expect(cell('Azul, M')).toHaveValue('3');
    expect(cell('Rojo, XL')).toHaveValue('2');
  });

  test('units of productos that left the table are told', async () => {
    sessionStorage.setItem('grid 20', '[[101,7],[998,3],[999,1]]');
    const user = await openGrid();
    const text = '4 unidades quedaron sin pedir: su producto ya no está en la tienda.';
    expect(screen.getByText(text)).toBeVisible();
    await user.click(addButton());
    expect(await findToast('7 unidades agregadas al carrito, en 1 línea')).toBeVisible();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });
});
