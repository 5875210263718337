import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CAP, FULL_CART, ORDER_ROWS, SHIRT, storeCart } from '../cart/orderRows.ts';
import { findRow, storedQuantities } from '../cart/page.ts';

/** Two productos that share a code, a sold out producto, and a code with every special sign of filters. */
const MORE_ROWS = `
  insert into public.producto
    (id, codigo, nombre, sub_familia_id, precio1, precio2, precio3, iva_id, color_numeric_id,
     talla_id) values
    (104, 'DOBLE', 'Toalla blanca', 22, 2000, null, null, 1, null, null),
    (105, 'doble', 'Toalla gris', 22, 2100, null, null, 1, null, null),
    (106, 'FIN-1', 'Bufanda', 22, 900, null, null, 1, null, null),
    (107, 'A (1), "b" 50%_*{x}', 'Rara', 22, 900, null, null, 1, null, null);
  insert into public.inventario (producto_id, bodega_id, cantidad) values
    (104, 1, 10), (105, 1, 10), (107, 1, 10);
`;

useBackend(ORDER_ROWS + MORE_ROWS);
const field = () =>
  screen.getByLabelText<HTMLTextAreaElement>(/^(Códigos y cantidades|Codes and quantities)$/);

async function paste(user: UserEvent, text: string): Promise<void> {
  await user.click(field());
  await user.paste(text);
}

async function open(text: string, language: 'es' | 'en' = 'es'): Promise<UserEvent> {
  const { user } = await renderApp('/quick-order', { language });
  await screen.findByText(/^(Pedido rápido|Quick order)$/, { selector: 'h1' });
  await paste(user, text);
  return user;
}

const findLine = (code: string) => findRow(code, { selector: 'th, th *' });

const addButton = (units: number) =>
  screen.findByText(
    new RegExp(`^(Agregar|Add) ${units} (unidad|unidades|units) (al carrito|to the cart)$`),
  );

test('a pasted list is checked, and one press adds all ready lines to the cart', async () => {
  storeCart({ ...CAP, quantity: 2 });
  const { user } = await renderApp('/about');
  await user.click(within(screen.getByRole('contentinfo')).getByText('Pedido rápido'));
  await screen.findByText('Pedido rápido', { selector: 'h1' });
  await paste(
    user,
    'código\tcantidad\n\u200Ecam-r-m\t11\nGOR-R\t9\nFIN-1\t1\nPAN-1\tx\nCAM-R-M\t1\nXYZ-999\t2',
  );
  const shirt = await findLine('cam-r-m');
  await waitFor(() => expect(shirt).toHaveTextContent('Disponible'));
  for (const [row, texts] of [
    [
      shirt,
      ['2, 6', 'Camiseta rojaRojo · M', '₡3,000.00 IVA incluido', 'Se sumaron las líneas 2 y 6.'],
    ],
    [await findLine('GOR-R'), ['Solo hay 3Pidió 9.2 ya están en el carrito.']],
    [await findLine('FIN-1'), ['Agotado']],
    [await findLine('PAN-1'), ['«x» no es un número entero desde 1.']],
    [await findLine('XYZ-999'), ['Código desconocido']],
  ] as const) {
    for (const text of texts) expect(row).toHaveTextContent(text);
  }
  expect(within(shirt).getByRole('link')).toHaveAttribute('href', '/product/20?color=1&talla=M');
  expect(screen.getByText('2 códigos listos. 3 por revisar.')).toHaveRole('status');
  const total = screen.getByRole('region', { name: 'Total de la lista' });
  expect(total).toHaveTextContent('₡51,000.0015 unidades');

  await user.click(await addButton(15));
  expect(storedQuantities()).toEqual({ 101: 12, 102: 5 });
  const left = 'código\tcantidad\nFIN-1\t1\nPAN-1\tx\nXYZ-999\t2';
  expect(field()).toHaveValue(left);
  const notice = screen.getByText('Se agregaron 15 unidades al carrito.').closest('[tabindex]');
  expect(notice).toHaveFocus();
  expect(notice).toHaveTextContent('GOR-R: se agregaron 3 de 9, todo lo que queda.');
  expect(notice).toHaveTextContent('Quedan 3 líneas en la lista.');
  await user.click(screen.getByText('Ver el carrito'));
  expect(await screen.findByLabelText('Cantidad de Camiseta roja')).toHaveValue('12');
  await user.click(within(screen.getByRole('main')).getByText('Pedido rápido'));
  expect(field()).toHaveValue(left);
});

test('a mistyped code has suggestions, and a code of several productos a choice', async () => {
  const user = await open('camrn 3\nDoble 2');
  const close = await screen.findByRole('group', { name: 'Códigos parecidos a camrn' });
  await user.click(within(close).getByText('CAM-R-M · Camiseta roja · Rojo · M'));
  expect(field()).toHaveValue('CAM-R-M 3\nDoble 2');
  expect(await screen.findByRole('rowheader', { name: 'CAM-R-M' })).toHaveFocus();
  await addButton(3);
  const choice = within(await findLine('Doble'));
  const radios = choice.getAllByRole('radio');
  expect(radios).toHaveLength(2);
  for (const radio of radios) expect(radio).not.toBeChecked();
  await user.click(choice.getByLabelText('Toalla gris'));
  await user.click(await addButton(5));
  expect(storedQuantities()).toEqual({ 101: 3, 105: 2 });
  expect(field()).toHaveValue('');
});

test('the page asks which of two numbers is the quantity, once for the whole list', async () => {
  const list = 'CAM-R-M;Camiseta talla 40;3;3500\nPAN-1;;2;900';
  const user = await open(list);
  const question = await screen.findByRole('group', { name: 'Cantidad de CAM-R-M' });
  expect(screen.queryByText(/^Agregar \d/)).not.toBeInTheDocument();
  await user.click(within(question).getByText('3'));
  expect(field()).toHaveValue(`Código;;Cantidad\n${list}`);
  expect(await screen.findByRole('rowheader', { name: 'CAM-R-M' })).toHaveFocus();
  await user.click(await addButton(5));
  expect(storedQuantities()).toEqual({ 101: 3, 103: 2 });
});

test('the lines of a file are added below the typed lines, and a reload keeps all', async () => {
  const user = await open('CAM-R-M 2', 'en');
  const file = screen.getByLabelText('Open a CSV file');
  await user.upload(file, new File(['código;cantidad\r\nPAN-1;"1,000"\r\n'], 'a.csv'));
  await addButton(102);
  expect(await screen.findByText('Only 100 left')).toBeVisible();
  await user.upload(file, new File(['PK\0'], 'libro.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The file libro.csv is not plain text. Save it as CSV and try again.',
  );
  cleanup();
  await renderApp('/quick-order');
  const all = 'CAM-R-M 2\ncódigo;cantidad\nPAN-1;"1,000"\n';
  expect(await screen.findByLabelText('Códigos y cantidades')).toHaveValue(all);
  await addButton(102);
});

describe('bad inputs', () => {
  test('hostile text finds nothing, and a code with special signs is found', async () => {
    const hostile = ['%', '*', '___', '()', ',id.gt.0', 'CAM-R-M),id.gt.0', '{a,b}', '\\', '<b>'];
    await open([...hostile.map((text) => `${text}\t1`), 'A (1), "b" 50%_*{x}\t2'].join('\n'));
    await addButton(2);
    expect(await screen.findAllByText('Código desconocido')).toHaveLength(hostile.length);
    expect(await findLine('A (1), "b" 50%_*{x}')).toHaveTextContent('Disponible');
  });

  test('a line is not added if the cart has the whole stock, and a long list shows a message', async () => {
    storeCart({ ...SHIRT, quantity: 30 });
    await open(Array.from({ length: 502 }, () => 'CAM-R-M 1').join('\n'));
    expect(await screen.findByText('Todo en el carrito')).toBeVisible();
    const long = /La lista tiene más de 500 líneas: quedan 2 líneas para después.$/;
    expect(screen.getByText(long)).toBeVisible();
    expect(screen.queryByText(/^Agregar \d/)).not.toBeInTheDocument();
  });

  test('lines without room in a cart that another tab has filled stay in the list, with a message', async () => {
    const user = await open('PAN-1 2');
    const button = await addButton(2);
    storeCart(...FULL_CART);
    await user.click(button);
    const text = '1 producto no cabe: un carrito tiene hasta 500 líneas.';
    expect((await screen.findByText(text)).closest('[tabindex]')).toHaveFocus();
    expect(field()).toHaveValue('PAN-1 2');
  });
});

describe('faults', () => {
  test('a failed check keeps the list and can be retried, and only new codes are requested', async () => {
    const requests: (string | null)[] = [];
    const user = await open('GOR-R 1');
    await addButton(1);
    expectLoggedError(/^\[read: quickOrder\]/);
    faults.rest('producto', () => restError(503, 'XX000', 'broken'));
    await paste(user, '\nPAN-1 1');
    expect(await screen.findByText(/^No pudimos comprobar los códigos/)).toBeVisible();
    expect(await findLine('GOR-R')).toHaveTextContent('Disponible');
    const waiting = await findLine('PAN-1');
    await waitFor(() => expect(waiting).toHaveTextContent('Sin comprobar'));
    faults.none();
    faults.rest('producto', ({ url }) => void requests.push(new URL(url).searchParams.get('or')));
    await user.click(screen.getByText('Reintentar'));
    await addButton(2);
    expect(requests).toEqual(['(busqueda.like. pan-1 |%)']);
  });
});
