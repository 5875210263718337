import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { encodeShare } from '#domain/cart/shareCode.ts';
import { faults, lostResponse, restError } from '#tests/faults.ts';
import { limitRows } from '#tests/limitRows.ts';
import { goTo } from '#tests/renderApp.tsx';
import { retypeField } from '#tests/visitor.ts';
import { LINE } from '../../../db/support/rows.ts';
import { FORM_ROWS } from '../productos/formRows.ts';
import { expectReady, IN_BUTTON, popupClosed, press, see, useStaffShop } from '../staffShop.ts';

const ID = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const LINES = JSON.stringify(
  [
    ['CAM-1', 501, 10, 3500],
    ['GOR-1', 502, 2, 1900],
  ].map(([codigo, producto_id, cantidad, precio]) => {
    const changed = { codigo, producto_id, cantidad, precio, color: null, talla: null };
    return Object.assign({}, LINE, changed, { nombre: '<b>Camiseta</b>' });
  }),
);
const MARKUP = '<img src=x onerror=alert(1)>';

const { backend, sql, column, openAt } = useStaffShop(`
  delete from public.pedido; delete from private.cambio; delete from public.historial;
  ${FORM_ROWS}
  insert into public.pedido (id, referencia, creado_en, nombre, telefono, correo, lineas, estado, revisar) values
    ('${ID(1)}', 'TT-261101-AAAA', '2026-11-01T12:00:00-06:00', 'Ana Mora', '8812-3456', 'ana@example.com', '${LINES}', 'entregado', false),
    ('${ID(2)}', 'TT-261102-BBBB', '2026-11-02T23:30:00-06:00', '${MARKUP}', '+1 305 555', 'a&b=c@example.com', '${LINES}', 'nuevo', false),
    ('${ID(3)}', 'TT-261103-CCCC', '2026-11-03T00:30:00-06:00', 'José Núñez', '87654321', '', '${LINES}', 'nuevo', false),
    ('${ID(4)}', 'TT-261104-DDDD', '2026-11-04T12:00:00-06:00', 'Bot', '', '', '${LINES}', 'nuevo', true);
`);

const TAKE = 'Descontar existencias';
const GIVE = 'Devolver existencias';
const shown = () =>
  Array.from(document.querySelectorAll('tbody th a'), ({ textContent }) =>
    textContent.slice(-4),
  ).join(' ');
const expectShown = (codes: string) => waitFor(() => expect(shown()).toBe(codes));
const stock = async () => {
  const units = "concat_ws('/', producto_id, bodega_id, cantidad)";
  return (await column(`select ${units} from public.inventario order by 1`)).join(' ');
};
const FULL = '501/1/8 501/2/4';
const TAKEN = '501/1/0 501/2/2';

test('the list shows new orders first, and takes search and filters from the URL', async () => {
  const user = await openAt('/admin/orders');
  await expectShown('CCCC BBBB AAAA');
  await see('3 pedidos', '1 pedido por revisar');
  expect(await screen.findByText('2 pedidos nuevos')).toBeInTheDocument();
  expect(document.querySelector('img[onerror]')).toBeNull();
  const search = screen.getByLabelText(/^Buscar por referencia/);
  for (const [text, codes] of [
    ['nunez', 'CCCC'],
    ['88123456', 'AAAA'],
    ['8765-4321', 'CCCC'],
    ['+506 8812 3456', 'AAAA'],
    ['\u202Att-261101-aaaa\u202C', 'AAAA'],
    ['nunez aaaa', ''],
    ['gor-1', 'CCCC BBBB AAAA'],
  ] as const) {
    await retypeField(user, search, text);
    await expectShown(codes);
  }
  expect(location.search).toBe('?buscar=gor-1');
  await user.selectOptions(screen.getByLabelText('Filtrar por Estado'), 'Entregado');
  await expectShown('AAAA');
  await press(user, 'Ver todos');
  await expectShown('CCCC BBBB AAAA');
  for (const [query, codes] of [
    ['desde=2026-11-02&hasta=2026-11-02', 'BBBB'],
    ['estado=revisar', 'DDDD'],
    ['pagina=9', 'CCCC BBBB AAAA'],
  ] as const) {
    await goTo(`/admin/orders?${query}`);
    await expectShown(codes);
  }
});

test('a new order appears in the list and in the count within a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await openAt('/admin/orders');
  await expectShown('CCCC BBBB AAAA');
  await sql(`update public.pedido set revisar = false`);
  await vi.advanceTimersByTimeAsync(60_000);
  await expectShown('DDDD CCCC BBBB AAAA');
  expect(await screen.findByText('3 pedidos nuevos')).toBeInTheDocument();
});

const hrefs = () => Array.from(document.querySelectorAll('main a'), (a) => a.getAttribute('href'));
const openOrder = async (last: number) => {
  const user = await openAt(`/admin/orders/${ID(last)}`);
  await screen.findByText('faltan 2', { selector: 'td *' });
  return user;
};
const row = (text: string) => (_text: string, element: Element | null) =>
  element?.tagName === 'TR' &&
  Array.from(element.children, (cell) => cell.textContent).join(' ') === text;
async function preview(last = 1) {
  const user = await openOrder(last);
  await press(user, TAKE);
  await screen.findByText(/^Cambie las unidades/);
  const popup = within(screen.getByRole('dialog'));
  await popup.findByText(row('Existencias en Cartago 4 unidades 2 unidades'));
  await waitFor(() => expectReady(popup.getByText(/^Descontar \d/, IN_BUTTON)));
  return { user, popup };
}

async function take(user: UserEvent) {
  await press(user, 'Descontar 10 unidades');
  await popupClosed();
}

test('an order shows how to reach its buyer and prices that have changed, and staff edit state and note', async () => {
  const user = await openOrder(2);
  expect(document.querySelector('img[onerror], main b')).toBeNull();
  expect(hrefs().filter((href) => href?.startsWith('tel:') || href?.startsWith('mailto:'))).toEqual(
    ['tel:+1305555', 'mailto:a%26b%3Dc@example.com?subject=Su%20pedido%20TT-261102-BBBB'],
  );
  expect(screen.getAllByText('otro precio', { selector: 'td *' })).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('Estado'), 'Preparando');
  const note = screen.getByLabelText('Nota del personal');
  await user.type(note, 'Llamar\u200B');
  // Somebody else saves first, with a note too long for the URLs that gateways accept.
  const refuse = ({ url }: Request) =>
    url.length > 8_000 ? restError(414, '', 'URI Too Long') : undefined;
  faults.write('patch', 'pedido', refuse);
  await sql(`update public.pedido set nota = repeat('Ya llamé. ', 900) where id = '${ID(2)}'`);
  await user.keyboard('{Control>}s{/Control}');
  await see(/«Ya llamé\./);
  expect(note).toHaveValue('Llamar\u200B');
  expect(note).toHaveFocus();
  await press(user, 'Guardar');
  await see('Pedido guardado');
  const [row] = await sql(`select estado, nota from public.pedido where id = '${ID(2)}'`);
  expect(row).toEqual({ estado: 'preparando', nota: 'Llamar' });
});

test('the stock of an order is taken after a preview, only once even if a response is lost, and can be returned', async () => {
  const { user, popup } = await preview();
  await popup.findByText(row('Existencias en Bodega 1 Taras 8 unidades 0 unidades'));
  faults.write('post', 'rpc/apply_change', lostResponse(backend), { once: true });
  await press(user, 'Descontar 10 unidades');
  await popup.findByText(/^No se sabe si se descontaron/);
  await take(user);
  expect(await stock()).toBe(TAKEN);
  await see(/ las descontó staff@shop\.example\.$/, 'GOR-1: 0 de 2');
  expect(screen.getAllByText('Se descontaron 10 de 12 unidades')).not.toHaveLength(0);
  expect(hrefs()).toContain('/admin/history?buscar=TT-261101-AAAA');
  await press(user, GIVE);
  await press(user, 'Deshacer 2 filas');
  await see('Se deshizo el cambio');
  await press(user, 'Cerrar');
  expect(await stock()).toBe(FULL);
  await see(TAKE);
  const titles = await sql('select distinct titulo from public.historial where cabeza order by 1');
  expect(titles[0]).toEqual({ titulo: 'Deshecho: Pedido TT-261101-AAAA' });
});

test('the stock of an order is not taken in part, and is previewed again if somebody changed it meanwhile', async () => {
  const { user, popup } = await preview();
  await limitRows(backend(), 1);
  await press(user, 'Descontar 10 unidades');
  await popup.findByText(/^No se descontó nada: un pedido se descuenta entero/);
  expect(await stock()).toBe(FULL);
  await limitRows(backend(), null);
  await sql('update public.inventario set cantidad = 3 where producto_id = 501 and bodega_id = 2');
  await press(user, 'Descontar 10 unidades');
  await popup.findByText(/^Las existencias cambiaron/);
  await popup.findByText(row('Existencias en Cartago 3 unidades 1 unidad'));
  expect(await stock()).toBe('501/1/8 501/2/3');
  await take(user);
  expect(await stock()).toBe('501/1/0 501/2/1');
});

test('units, warehouses and lines can be changed before the stock is taken', async () => {
  const { user, popup } = await preview();
  const type = (label: string, text: string) =>
    retypeField(user, popup.getByLabelText(label), text);
  const units = popup.getByLabelText('Unidades de CAM-1 Azul S');
  await type('Unidades de CAM-1 Azul S', '1.000');
  await popup.findByText('faltan 988');
  await type('Unidades de CAM-1 Azul S', '2,5');
  await user.click(popup.getByText(/^Descontar \d/, IN_BUTTON));
  expect(units).toHaveFocus();
  expect(units).toHaveAccessibleDescription('Escriba unidades enteras, sin decimales.');
  expect(await stock()).toBe(FULL);
  await type('Unidades de CAM-1 Azul S', '3');
  await user.keyboard('{Escape}');
  await press(user, 'Seguir editando');
  await type('Unidades de CAM-1 Azul S de Cartago', '2');
  await user.click(popup.getByLabelText('Descontar GOR-1'));
  await press(user, 'Descontar 3 unidades');
  await popupClosed();
  expect(await stock()).toBe('501/1/7 501/2/2');
});

test('the stock of an order that somebody else took meanwhile is not taken again', async () => {
  const { user, popup } = await preview();
  await sql(`update public.pedido set cambio = '${ID(9)}' where id = '${ID(1)}'`);
  await press(user, 'Descontar 10 unidades');
  await popup.findByText(/^Alguien descontó este pedido/);
  expect(await stock()).toBe(FULL);
  expect(popup.getByText(/^Descontar 10/, IN_BUTTON).closest('button')).toBeDisabled();
});

test('returning stock leaves a row that has changed since, and the stock of the order still counts as taken', async () => {
  const { user } = await preview();
  await take(user);
  await sql('update public.inventario set cantidad = 9 where producto_id = 501 and bodega_id = 1');
  await press(user, GIVE);
  await see(/ahora: Existencias en .*: 9 unidades$/);
  await press(user, 'Deshacer 1 fila');
  await see('Se deshizo en parte');
  await press(user, 'Cerrar');
  await see(/^Una parte se devolvió y otra no/);
  expect(screen.queryByText(GIVE)).toBeNull();
  expect(await stock()).toBe('501/1/9 501/2/4');
  const isFree = `select cambio is null from public.pedido where id = '${ID(1)}'`;
  expect(await column(isFree)).toEqual([false]);
});

test('an order without stored lines says that its stock was taken, which cannot be taken again', async () => {
  await sql(`update public.pedido set lineas = '[]' where id = '${ID(1)}'`);
  await openAt(`/admin/orders/${ID(1)}#descontar`);
  await see(/^Sus existencias se descontaron antes/);
  for (const text of [TAKE, 'Imprimir cotización']) expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('deleting an order asks first, and offers to return its stock, as cancelling does', async () => {
  const { user } = await preview();
  await take(user);
  await see(GIVE);
  await press(user, 'Eliminar');
  await see(/^Se borra para siempre.* así quedan/);
  await press(user, GIVE);
  await screen.findByText('Deshacer 2 filas', IN_BUTTON);
  await press(user, 'Cerrar', 'Cancelar');
  await user.selectOptions(screen.getByLabelText('Estado'), 'Cancelado');
  await press(user, 'Guardar');
  await see(/siguen descontadas. ¿Vuelven a la tienda\?$/);
  await press(user, GIVE, 'Deshacer 2 filas');
  await see('Se deshizo el cambio');
  await press(user, 'Cerrar');
  expect(await stock()).toBe(FULL);
  const again = await screen.findByText(TAKE, IN_BUTTON);
  expect(again.closest('button')).toHaveAttribute('data-variant', 'secondary');
  await press(user, 'Eliminar');
  await screen.findByText('Eliminar el pedido TT-261101-AAAA');
  await press(user, 'Eliminar');
  await expectShown('CCCC BBBB');
  expect(await sql(`select 1 from public.pedido where id = '${ID(1)}'`)).toEqual([]);
});

test('delivering an order whose stock was not taken offers to take it, and the quick order then shows the new stock', async () => {
  sessionStorage.setItem('quickOrder', 'CAM-1 20');
  const user = await openAt('/quick-order');
  await see('Solo hay 12');
  await goTo(`/admin/orders/${ID(2)}`);
  await screen.findByText('faltan 2', { selector: 'td *' });
  await user.selectOptions(screen.getByLabelText('Estado'), 'Entregado');
  await press(user, 'Guardar');
  await see(/no se han descontado. ¿Las descuenta ahora\?$/);
  await press(user, TAKE, 'Descontar 10 unidades');
  await popupClosed();
  expect(await stock()).toBe(TAKEN);
  const state = `select estado from public.pedido where id = '${ID(2)}'`;
  expect(await column(state)).toEqual(['entregado']);
  await goTo('/quick-order');
  await see('Solo hay 2');
});

test('an order that its buyer changed and sent again shows both, at the link of each try too', async () => {
  await sql(`
    update public.pedido set estado = 'preparando', nota = 'Llamar' where id = '${ID(2)}';
    insert into public.pedido (id, reemplaza, referencia, nombre, lineas)
    select '${ID(8)}', id, referencia, 'Ana', lineas - 1 from public.pedido where id = '${ID(2)}'`);
  const user = await openAt(`/admin/orders/${ID(8)}`);
  await see(/^El cliente cambió este pedido/);
  await user.click(screen.getByText('Antes, el 2 nov 2026, 11:30 p. m.: 12 unidades, ₡38,800.00'));
  await see(`Nombre: ${MARKUP}`, '2 × GOR-1');
  expect(screen.getByLabelText('Nota del personal')).toHaveValue('Llamar');
  expect(screen.getByLabelText('Estado')).toHaveDisplayValue('Nuevo');
});

test('an order of a flood counts as new once staff mark it as real', async () => {
  const user = await openAt(`/admin/orders/${ID(4)}`);
  await press(user, 'Es un pedido real');
  expect(await screen.findByText('3 pedidos nuevos')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('the link in an e-mail adds an order that the shop does not have', async () => {
  const code = encodeShare([{ productoId: 501, quantity: 12 }]);
  const user = await openAt(`/admin/orders/${ID(7)}?reemplaza=${ID(9)}#pedido=${code}`);
  await press(user, 'Agregar este pedido');
  await see('12 × Camiseta azul · CAM-1 Azul S');
  await user.type(screen.getByLabelText('Nombre'), 'Ana');
  faults.write('post', 'pedido', lostResponse(backend), { once: true });
  await press(user, 'Agregar pedido');
  await see(/^No se pudo agregar el pedido/);
  await user.type(screen.getByLabelText('Nombre'), ' Mora');
  await press(user, 'Agregar pedido');
  await see(/^Este pedido ya está en la tienda con otros datos/);
  await retypeField(user, screen.getByLabelText('Nombre'), '\u200EAna\u200B');
  await press(user, 'Agregar pedido');
  await see(/^Pedido TT-/);
  const added = `select nombre, unidades, total::int from public.pedido where id = '${ID(7)}'`;
  expect(await sql(added)).toEqual([{ nombre: 'Ana', unidades: 12, total: 36_006 }]);
});

test('a typed list of codes becomes an order, and unknown codes are named', async () => {
  const user = await openAt('/admin/orders');
  await press(user, 'Agregar pedido');
  const list = await screen.findByLabelText(/^Productos/);
  await retypeField(user, list, 'gor-1 3\nNADA 2\ncam1 4');
  await see('3 × Gorra · GOR-1', 'NADA: ningún producto tiene este código');
  await press(user, 'CAM-1 Azul S · Camiseta azul');
  await see('4 × Camiseta azul · CAM-1 Azul S');
  expect(screen.getByLabelText(/^Productos/)).toHaveValue('gor-1 3\nNADA 2\nCAM-1 4');
  await press(user, 'Agregar pedido');
  await see(/^Pedido TT-/);
  // The focused field is gone with the popup of the list, so the focus moves to the page.
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  const line = JSON.stringify([{ codigo: 'GOR-1', cantidad: 3 }]);
  expect(await sql(`select 1 from public.pedido where lineas @> '${line}'`)).toHaveLength(1);
});
