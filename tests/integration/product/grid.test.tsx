import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { pass, stopClock } from '#tests/clock.ts';
import { resizeTo } from '#tests/domGaps.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findToast, retypeField } from '#tests/visitor.ts';
import { FULL_CART, SHIRT, storeCart } from '../cart/orderRows.ts';
import { storedQuantities } from '../cart/page.ts';
import { choose, openProduct, quantityField } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

useBackend(PRODUCT_ROWS);

const cell = (name: string) => screen.getByLabelText(name);
const addButton = () =>
  screen.getByText(/^Agregar (al carrito|\d+ unidad)/, { selector: 'button, button *' });

async function openGrid() {
  const user = await openProduct('20');
  await user.click(choose('Varias tallas y colores'));
  await screen.findByText('Copiar tabla');
  return user;
}

async function fill(user: UserEvent, name: string, text: string): Promise<void> {
  await user.click(cell(name));
  await retypeField(user, cell(name), text);
}

test('a pasted table is added to the cart by one press, as a single change that can be undone', async () => {
  const user = await openGrid();
  await user.click(addButton());
  expect(screen.getByRole('alert')).toHaveTextContent(/^Escriba o pegue cantidades/);
  await user.click(cell('Rojo, M'));
  await user.paste('Color\tM\tXL\n rojo \t24\t3\nAZUL\t12\t\n');
  expect(screen.getByText('Se pegaron 39 unidades.')).toBeVisible();
  expect(cell('Azul, M')).toHaveValue('12');
  expect(cell('Azul, M')).toHaveAccessibleDescription(/Quedan 40 ₡3,100\.00/);
  const rows = [...document.querySelectorAll('tr')].map(({ textContent }) => textContent);
  expect(rows.at(-1)).toBe('Total0363039');
  expect(screen.getByText('₡107,700.00')).toBeVisible();
  await user.click(addButton());
  expect(await findToast('39 unidades agregadas al carrito, en 3 líneas')).toBeVisible();
  expect(storedQuantities()).toEqual({ 101: 24, 102: 3, 104: 12 });
  expect(cell('Rojo, M')).toHaveValue('');
  (await screen.findByText('Deshacer', { selector: 'button' })).focus();
  await user.keyboard('{Enter}');
  expect(storedQuantities()).toEqual({});
  expect(cell('Rojo, M')).toHaveValue('24');
});

test('keys move as in a spreadsheet, and totals are announced once typing pauses', async () => {
  const user = await openGrid();
  await user.click(cell('Azul, M'));
  await user.keyboard('1{Enter}');
  expect(cell('Rojo, M')).toHaveFocus();
  await user.keyboard('25{ArrowRight}2{Enter}');
  expect(addButton()).toHaveTextContent('Agregar 28 unidades');
  const voice = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  stopClock();
  fireEvent.change(cell('Rojo, XL'), { target: { value: '1' } });
  await pass(999);
  expect(voice().join('')).not.toContain('Total: 27');
  await pass(1);
  expect(voice().join('|')).toMatch(/Total de Rojo: 26\..*Total: 27 unidades, ₡/);
});

test('the chosen way to order is remembered, and each product keeps its table for the visit', async () => {
  localStorage.setItem('orderView', 'grid');
  sessionStorage.setItem('grid 20', '[[101,"7"]]');
  const { user } = await renderApp('/product/20');
  await screen.findByText('Copiar tabla');
  expect(addButton()).toHaveTextContent('Agregar al carrito');
  await fill(user, 'Rojo, M', '7');
  await user.click(choose('Una pieza'));
  expect(quantityField()).toHaveValue('1');
  expect(localStorage.getItem('orderView')).toBe('single');
  await user.click(choose('Varias tallas y colores'));
  expect(addButton()).toHaveTextContent('Agregar 7 unidades');
  cleanup();
  await renderApp('/product/20');
  expect(await screen.findByLabelText('Rojo, M')).toHaveValue('7');
  await user.click(addButton());
  expect(storedQuantities()).toEqual({ 101: 7 });
});

test('the advice of a cheaper quantity is followed by one press, in the table and for a single variant', async () => {
  const user = await openGrid();
  await fill(user, 'Rojo, M', '21');
  const advice = screen.getByText(/24 unidades cuestan menos que 21/).closest('p');
  expect(advice).toHaveTextContent('₡60,000.00 en vez de ₡63,000.00.');
  await user.click(screen.getByText('Pedir 24'));
  expect(cell('Rojo, M')).toHaveValue('24');
  const taken = screen.getByText(/Ahora son 24 unidades: paga ₡3,000\.00 menos\./);
  expect(taken).toBeVisible();
  await user.click(choose('Una pieza'));
  await retypeField(user, quantityField(), '11');
  await user.click(screen.getByText('Pedir 12'));
  expect(quantityField()).toHaveValue('12');
});

test('on a phone the table shows the sizes of one colour as a list', async () => {
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
  test('quantities that cannot be ordered are reported, and the others stay', async () => {
    const user = await openGrid();
    expect(screen.getByText('Agotado')).toBeVisible();
    await fill(user, 'Rojo, XL', '9');
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
    await user.click(cell('Rojo, M'));
    await user.paste('Color;M;Notas\nRojo;dos;urgente\nAzul;1;urgente\nRojo;dos;el lunes');
    expect(screen.getByText('3 textos no son cantidades; el primero: «urgente».')).toBeVisible();
    expect(screen.getAllByText('Rojo, M: «dos» no es una cantidad.')).toHaveLength(1);
    // The focus selects the text, so typing replaces it.
    await fill(user, 'Rojo, M', '7');
    act(() => cell('Rojo, XL').focus());
    act(() => cell('Rojo, M').focus());
    await user.keyboard('2,5');
    await user.click(addButton());
    expect(cell('Rojo, M')).toHaveFocus();
    expect(cell('Rojo, M')).toHaveValue('2,5');
    expect(screen.getByText('Escriba unidades enteras, sin decimales.')).toBeVisible();
    expect(storedQuantities()).toEqual({});
    await fill(user, 'Rojo, M', 'abc');
    await user.tab();
    expect(screen.getByText('Rojo, M: «abc» no es una cantidad.')).toBeVisible();
  });

  test('units that another tab has added meanwhile limit both ways to order, with a message', async () => {
    const user = await openGrid();
    await fill(user, 'Rojo, M', '9');
    await fill(user, 'Azul, M', '2');
    storeCart({ ...SHIRT, quantity: 28 }, ...FULL_CART.slice(1));
    await user.click(addButton());
    expect(await screen.findByText(/^Rojo, M: se agregaron 2 de 9/)).toBeVisible();
    const noRoom = 'no cabe: un carrito tiene hasta 500 líneas.';
    expect(screen.getByText(`Azul, M ${noRoom}`)).toBeVisible();
    expect(storedQuantities()).toMatchObject({ 101: 30 });
    await user.click(addButton());
    expect(screen.queryByText(/^Rojo, M: se agregaron/)).not.toBeInTheDocument();
    await user.click(choose('Una pieza'));
    await user.click(screen.getByLabelText('Azul'));
    await user.click(addButton());
    expect(await screen.findByText(noRoom.replace('no', 'No'))).toBeVisible();
    expect(storedQuantities()).not.toHaveProperty('104');
  });
});
