import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { faults, lostAnswer } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { retypeField } from '#tests/retype.ts';
import { useBulkShop } from '../bulk/bulkShop.ts';
import { stockOf } from '../productos/formRows.ts';
import { IN_BUTTON, popupClosed, press, see } from '../staffShop.ts';

const { backend, sql, openAt } = useBulkShop(
  'insert into public.inventario (producto_id, bodega_id, cantidad) values (502, 3, 5);',
);

const REFERENCE = 'TT-261121-7K3F';
const ONE = `${REFERENCE}\nCAM-1 1`;
const TEXT = `Pedido ${REFERENCE}\nCAM-1\t10\nGOR-1\t7\nNADA-1\t2\nhola\tx`;
const TAKE = 'Descontar existencias';
const REST = 'Volver a calcular lo que falta';
const NOTED = /^El pedido TT-261121-7K3F ya se empezó a descontar el /;

const button = (name: string) => screen.queryByText(name, IN_BUTTON);
const find = async (name: string) =>
  (await screen.findByText(name, IN_BUTTON)).closest('button') ?? document.body;
const rowOf = async (code: string) =>
  (await screen.findByText(code, { selector: 'tbody th' })).closest('tr') ?? document.body;
const fieldOf = async (code: string, label: string) =>
  within(await rowOf(code)).getByLabelText<HTMLInputElement>(new RegExp(label));
const again = () => screen.findByLabelText('Descontarlo otra vez');

async function paste(user: UserEvent, text: string) {
  await user.click(await screen.findByLabelText('Pedido'));
  await user.paste(text);
}

async function openOrder(text: string) {
  const user = await openAt('/admin/order');
  await paste(user, text);
  return user;
}

async function openPreview(user: UserEvent) {
  // It waits for the live stock and the note of the order.
  await waitFor(async () => expect(await find(TAKE)).not.toHaveAttribute('aria-busy', 'true'));
  await press(user, TAKE);
  return within(await screen.findByRole('dialog'));
}

async function take(user: UserEvent, count: number, ending = 'Listo') {
  const popup = await openPreview(user);
  const name = `Descontar ${count} ${count === 1 ? 'unidad' : 'unidades'}`;
  await user.click(popup.getByText(name, IN_BUTTON));
  await popup.findByText(ending);
  return popup;
}

async function close(user: UserEvent) {
  await user.click(screen.getByLabelText('Cerrar'));
  await popupClosed();
}

/** Units by product and warehouse: CAM-1 in the first two, GOR-1 in the third. */
const units = async () =>
  [...(await stockOf(backend(), 501)), ...(await stockOf(backend(), 502))].map(
    ({ cantidad }) => cantidad,
  );
const unitsBy = (count: number, productoId = 501) =>
  sql(`update public.inventario set cantidad = ${count} where producto_id = ${productoId}
    and bodega_id in (1, 3)`);

const noteAs = (change: number) =>
  sql(`insert into public.pedido_descontado (referencia, cambio) values ('${REFERENCE}', ${change})
    on conflict (referencia) do update set cambio = excluded.cambio`);
const notes = () => sql('select cambio::int from public.pedido_descontado');

test('an order is taken from stock as the preview says, once per reference unless confirmed', async () => {
  const user = await openAt('/admin');
  await user.click(await screen.findByText('Recibir un pedido'));
  await paste(user, TEXT);
  expect(await rowOf('CAM-1')).toHaveTextContent('Camiseta azulAzulS₡3,500.00₡35,000.00');
  const first = await fieldOf('CAM-1', 'de Bodega 1 Taras$');
  const second = await fieldOf('CAM-1', 'de Cartago$');
  expect([first.value, second.value]).toEqual(['8', '2']);
  expect(await rowOf('GOR-1')).toHaveTextContent('faltan 2');
  expect(await rowOf('NADA-1')).toHaveTextContent('Ningún producto tiene este código');
  await see('Línea 5: «hola x»');
  expect(screen.getByLabelText('Referencia')).toHaveValue(REFERENCE);
  await retypeField(user, first, '7');
  expect(second).toHaveValue('3');

  const preview = await openPreview(user);
  expect(preview.getByText('GOR-1: faltan 2, se descuenta lo que hay (5)')).toBeVisible();
  expect(preview.getByText('NADA-1: no se encontró')).toBeVisible();
  expect(preview.getByRole('row', { name: /CAM-1.*Cartago 4 unidades 1 unidad$/ })).toBeVisible();
  await user.click(preview.getByText('Descontar 15 unidades'));
  await preview.findByText('Listo');
  expect(await units()).toEqual([1, 1, 0]);

  await close(user);
  await press(user, 'Recibir otro pedido');
  await paste(user, ONE);
  await see(NOTED);
  expect(await find(TAKE)).toBeDisabled();
  await user.click(await again());
  await take(user, 1);
  expect(await units()).toEqual([0, 1, 0]);
});

test('a confirmation is for the taking that was shown: a later one asks again', async () => {
  await noteAs(1);
  const user = await openOrder(ONE);
  await user.click(await again());
  await noteAs(9);
  const preview = await openPreview(user);
  expect(preview.getByText(/^Confirme arriba/)).toBeVisible();
  expect(preview.getByText('Descontar 1 unidad', IN_BUTTON)).toBeDisabled();
  await close(user);
  expect(await again()).not.toBeChecked();
  await see(/^El pedido cambió después/);
  await user.click(await again());
  await take(user, 1);
});

test('a line that somebody changed meanwhile is told and taken alone', async () => {
  const user = await openOrder(TEXT);
  const preview = await openPreview(user);
  await unitsBy(6);
  await user.click(preview.getByText('Descontar 15 unidades'));
  await preview.findByText('Listo');
  expect(await preview.findByText('ahora: 6 unidades')).toBeInTheDocument();
  await close(user);
  await press(user, REST);
  expect(await fieldOf('CAM-1', 'de Bodega 1 Taras$')).toHaveValue('6');
  expect(await fieldOf('CAM-1', 'de Cartago$')).toHaveValue('2');
  expect(screen.queryByText(NOTED)).toBeNull();
  await take(user, 8);
  expect(await units()).toEqual([0, 0, 0]);
  await close(user);
  expect(button(REST)).toBeNull();
});

test('units that may be out are named with what is left, and not taken again', async () => {
  const user = await openOrder(`${REFERENCE}\nCAM-1 10\nGOR-1 7`);
  faults.write('patch', 'inventario', lostAnswer(backend));
  const popup = await take(user, 15, 'Quedó a medias');
  faults.none();
  await unitsBy(3);
  await user.click(popup.getByText('Continuar', IN_BUTTON));
  await popup.findByText('Listo');
  await unitsBy(2, 502);
  await close(user);
  await press(user, REST);
  await see('CAM-1 · Azul · S: 8 unidades');
  await take(user, 2);
  expect(await units()).toEqual([3, 2, 0]);
});

describe('of an order that was begun before', () => {
  test('the screen says how it stands and offers a way out', async () => {
    const user = await openOrder(ONE);
    faults.write('patch', 'inventario', 'network');
    await take(user, 1, 'Quedó a medias');
    faults.none();
    await close(user);
    await press(user, 'Descartar lo que falta');
    await see('Listo');
    await press(user, 'Recibir otro pedido');
    await paste(user, ONE);
    await see(NOTED, '1 sin hacer');
    // Only the undo takes the note away.
    expect(button('Quitar la marca')).toBeNull();
    await press(user, 'Deshacer');
    await waitFor(() => expect(screen.queryByText(NOTED)).toBeNull());
    expect(await find(TAKE)).toBeEnabled();
  });

  test('by another browser, nobody knows here: its note goes once, unless it was taken again', async () => {
    await noteAs(1);
    const user = await openOrder(ONE);
    await see(/aquí no se sabe si salieron todas sus unidades/);
    expect(await again()).toBeEnabled();
    const openQuestion = async () => {
      await press(user, 'Quitar la marca');
      const popup = within(await screen.findByRole('dialog'));
      return { popup, confirm: popup.getByText('Quitar la marca', IN_BUTTON) };
    };
    const first = await openQuestion();
    expect(first.popup.getByText(/^Hágalo solo si revisó las existencias/)).toBeVisible();
    await noteAs(2);
    await user.click(first.confirm);
    expect(await first.popup.findByText(/^Alguien descontó el pedido otra vez/)).toBeVisible();
    expect(await notes()).toEqual([{ cambio: 2 }]);
    await user.keyboard('{Escape}');
    await popupClosed();
    const { popup, confirm } = await openQuestion();
    faults.write('delete', 'pedido_descontado', lostAnswer(backend), { once: true });
    await user.click(confirm);
    expect(await popup.findByText(/^No se pudo quitar la marca del pedido/)).toBeVisible();
    await user.click(confirm);
    await popupClosed();
    await waitFor(() => expect(screen.queryByText(NOTED)).toBeNull());
    expect(await notes()).toEqual([]);
  });
});

test('what was pasted, typed and left out survives a reload', async () => {
  const user = await openOrder('CAM-1 10\nGOR-1 2');
  await retypeField(user, screen.getByLabelText('Referencia'), 'tel. 7');
  await user.click(await screen.findByLabelText('Descontar GOR-1'));
  await retypeField(user, screen.getByLabelText('Unidades pedidas de CAM-1 Azul S'), '12');
  cleanup();
  await renderApp('/admin/order');
  expect(await screen.findByLabelText('Pedido')).toHaveValue('CAM-1 10\nGOR-1 2');
  expect(screen.getByLabelText('Referencia')).toHaveValue('tel. 7');
  expect(await screen.findByLabelText('Descontar GOR-1')).not.toBeChecked();
  await waitFor(async () => expect(await fieldOf('CAM-1', 'de Cartago$')).toHaveValue('4'));
});

test('what of a text is not understood is told, and two orders are not read', async () => {
  const unread = Array.from({ length: 22 }, (_, at) => `${at}${'hola'.repeat(30)}\tx`);
  const user = await openOrder(['GOR-1\t1', ...unread].join('\n'));
  await see(/^Línea 2: «0hola.+…»$/, 'y 2 más');
  const retype = async (text: string) => retypeField(user, screen.getByLabelText('Pedido'), text);
  await retype('#pedido=1.9-1');
  await see(/^El enlace está cortado/, 'Este producto ya no existe');
  await retype('#pedido=1.9-1.0\n#pedido=1.a-1.0');
  expect(await screen.findByText('El texto trae más de un pedido')).toBeVisible();
});
