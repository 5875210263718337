import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { faults, lostAnswer } from '#tests/faults.ts';
import { groupChanges } from '#domain/bulk/batches.ts';
import { orderGate } from '#domain/bulk/orderGate.ts';
import { bulkStore, createBulkStore } from '#state/bulk/bulkStore.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { useForgottenJobs } from '../bulk/bulkRows.ts';
import { FORM_ROWS, stockOf } from '../productos/formRows.ts';
import { popupClosed, useStaffShop } from '../staffShop.ts';

const { backend, sql, openAt } = useStaffShop(`
  delete from public.pedido_descontado;
  ${FORM_ROWS}
  insert into public.inventario (producto_id, bodega_id, cantidad) values (502, 3, 5);`);
useForgottenJobs();
afterEach(() => sessionStorage.clear());

const REFERENCE = 'TT-261121-7K3F';
const TEXT = `Pedido ${REFERENCE}\nCAM-1\t10\nGOR-1\t7\nNADA-1\t2\nhola\tx`;

const field = () => screen.findByLabelText<HTMLTextAreaElement>('Pedido');
const rowOf = async (code: string) => {
  const header = await screen.findByRole('rowheader', { name: code });
  const row = header.closest('tr');
  if (row === null) throw new Error(`${code} is in no row`);
  return row;
};
const fieldOf = async (code: string, label: string) =>
  within(await rowOf(code)).getByLabelText<HTMLInputElement>(new RegExp(label));

async function paste(user: UserEvent, text: string) {
  await user.click(await field());
  await user.paste(text);
}

async function openPreview(user: UserEvent) {
  const button = await screen.findByRole('button', { name: 'Descontar existencias' });
  // It waits for the live stock and the note of the order.
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  await user.click(button);
  return within(await screen.findByRole('dialog'));
}

async function confirm(user: UserEvent, name: RegExp) {
  const popup = await openPreview(user);
  await user.click(popup.getByRole('button', { name }));
  const title = await popup.findByText('Listo');
  return { popup, title };
}

async function close(user: UserEvent) {
  const [first] = screen.getAllByRole('button', { name: 'Cerrar' });
  if (first) await user.click(first);
  await popupClosed();
}

function blockDatabase() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('blocked', 'UnknownError');
  });
}

const stock = async () => [await stockOf(backend(), 501), await stockOf(backend(), 502)];

test('an order is taken from stock as the preview says, once per reference unless confirmed', async () => {
  const user = await openAt('/admin');
  await user.click(await screen.findByRole('link', { name: 'Recibir un pedido' }));
  await paste(user, TEXT);

  expect(await rowOf('CAM-1')).toHaveTextContent('Camiseta azulAzulS₡3,500.00₡35,000.00');
  expect(await fieldOf('CAM-1', 'de Bodega 1 Taras$')).toHaveValue('8');
  expect(await fieldOf('CAM-1', 'de Cartago$')).toHaveValue('2');
  expect(await rowOf('GOR-1')).toHaveTextContent('faltan 2');
  expect(await rowOf('NADA-1')).toHaveTextContent('Ningún producto tiene este código');
  expect(screen.getByText('Línea 5: «hola x»')).toBeVisible();
  expect(screen.getByLabelText('Referencia')).toHaveValue(REFERENCE);

  const first = await fieldOf('CAM-1', 'de Bodega 1 Taras$');
  await user.clear(first);
  await user.type(first, '7');
  expect(await fieldOf('CAM-1', 'de Cartago$')).toHaveValue('3');

  const preview = await openPreview(user);
  expect(preview.getByText('GOR-1: faltan 2, se descuenta lo que hay (5)')).toBeVisible();
  expect(preview.getByText('NADA-1: no se encontró')).toBeVisible();
  expect(preview.getByRole('row', { name: /CAM-1.*Cartago 4 unidades 1 unidad$/ })).toBeVisible();
  await user.click(preview.getByRole('button', { name: 'Descontar 15 unidades' }));
  await preview.findByText('Listo');
  expect(await stock()).toEqual([
    [
      { bodega_id: 1, cantidad: 1 },
      { bodega_id: 2, cantidad: 1 },
    ],
    [{ bodega_id: 3, cantidad: 0 }],
  ]);

  await close(user);
  await user.click(screen.getByRole('button', { name: 'Recibir otro pedido' }));
  await paste(user, `${REFERENCE}\nCAM-1 1`);
  expect(
    await screen.findByText(/^El pedido TT-261121-7K3F ya se empezó a descontar el /),
  ).toBeVisible();
  const button = screen.getByRole('button', { name: 'Descontar existencias' });
  expect(button).toBeDisabled();
  await user.click(screen.getByLabelText('Descontarlo otra vez'));
  await confirm(user, /^Descontar 1 unidad$/);
  expect((await stock())[0]).toMatchObject([{ cantidad: 0 }, { cantidad: 1 }]);
});

test('a confirmation is for the taking that was shown: a later one, or one that is put back, asks again', async () => {
  await sql(`insert into public.pedido_descontado (referencia, cambio) values ('${REFERENCE}', 1)`);
  const user = await openAt('/admin/order');
  await paste(user, `${REFERENCE}\nCAM-1 1`);
  const again = () => screen.findByLabelText('Descontarlo otra vez');
  await user.click(await again());
  await sql('update public.pedido_descontado set cambio = 9');
  const preview = await openPreview(user);
  expect(preview.getByText(/^Confirme arriba/)).toBeVisible();
  expect(preview.getByRole('button', { name: 'Descontar 1 unidad' })).toBeDisabled();
  await close(user);

  expect(await again()).not.toBeChecked();
  expect(screen.getByText(/^El pedido cambió después/)).toBeVisible();
  await user.click(await again());
  const { popup } = await confirm(user, /^Descontar 1 unidad$/);
  await user.click(popup.getByRole('button', { name: 'Deshacer' }));
  await within(await screen.findByRole('dialog')).findByText('Listo');
  await close(user);
  await user.click(await screen.findByRole('button', { name: 'Volver a calcular lo que falta' }));
  expect(await again()).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Descontar existencias' })).toBeDisabled();
});

test('of an order that was begun before, the screen says how it stands and offers a way out', async () => {
  const user = await openAt('/admin/order');
  await paste(user, `${REFERENCE}\nCAM-1 1`);
  const preview = await openPreview(user);
  faults.write('patch', 'inventario', 'network');
  await user.click(preview.getByRole('button', { name: 'Descontar 1 unidad' }));
  await preview.findByText('Quedó a medias');
  faults.none();
  await close(user);
  const blocked = blockDatabase();
  await user.click(screen.getByRole('button', { name: 'Descartar lo que falta' }));
  expect(await screen.findByText(/^No se cambió nada: este navegador no permite/)).toBeVisible();
  blocked.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Descartar lo que falta' }));
  await screen.findByText('Listo');
  await user.click(screen.getByRole('button', { name: 'Recibir otro pedido' }));

  await paste(user, `${REFERENCE}\nCAM-1 1`);
  expect(
    await screen.findByText(/^El pedido TT-261121-7K3F ya se empezó a descontar/),
  ).toBeVisible();
  expect(await screen.findByText('1 sin hacer')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(screen.queryByText(/ya se empezó a descontar/)).toBeNull());
  expect(screen.getByRole('button', { name: 'Descontar existencias' })).toBeEnabled();
});

test('of an order that another window took, the screen shows what came back, and why an undo did not begin', async () => {
  const user = await openAt('/admin/order');
  // The page has read the changes of this browser.
  await field();
  const elsewhere = createBulkStore();
  const stockOfOne = (id: number, label: string, bodegaId: number, before: number) =>
    ({ row: { id, label }, target: { kind: 'stock', bodegaId }, before, after: 0 }) as const;
  const batches = [
    orderGate({ reference: REFERENCE, before: null, change: 7 }, 'Pedido'),
    ...groupChanges([stockOfOne(501, 'CAM-1', 1, 8), stockOfOne(502, 'GOR-1', 3, 5)]),
  ];
  await elsewhere.start({ title: 'Pedido', batches }, () => undefined);
  await waitFor(() => expect(elsewhere.getSnapshot().isBusy).toBe(false));
  await paste(user, `${REFERENCE}\nCAM-1 1`);
  const undo = await screen.findByRole('button', { name: 'Deshacer' });
  const blocked = blockDatabase();
  await user.click(undo);
  expect(await screen.findByText(/^No se cambió nada: este navegador no permite/)).toBeVisible();
  blocked.mockRestore();

  await sql('update public.inventario set cantidad = 1 where producto_id = 502');
  await user.click(undo);
  expect(await screen.findByText(/^1 quedó como estaba/)).toBeVisible();
  expect(screen.getByText('1 hecho')).toBeVisible();
  expect(await screen.findByText('ahora: 1 unidad')).toBeInTheDocument();
  expect(screen.queryByText('Se deshizo.')).toBeNull();
});

test('of an order that was begun in another browser, staff are told that nobody knows here', async () => {
  await sql(`insert into public.pedido_descontado (referencia, cambio) values ('${REFERENCE}', 1)`);
  const user = await openAt('/admin/order');
  await paste(user, `${REFERENCE}\nCAM-1 1`);
  expect(await screen.findByText(/aquí no se sabe si salieron todas sus unidades/)).toBeVisible();
  expect(screen.getByLabelText('Descontarlo otra vez')).toBeEnabled();
});

test('a line that somebody changed meanwhile is told, and taken alone afterwards', async () => {
  const user = await openAt('/admin/order');
  await paste(user, TEXT);
  const preview = await openPreview(user);
  await sql('update public.inventario set cantidad = 6 where producto_id = 501 and bodega_id = 1');
  await user.click(preview.getByRole('button', { name: 'Descontar 15 unidades' }));
  await preview.findByText('Listo');
  expect(await preview.findByText('ahora: 6 unidades')).toBeInTheDocument();
  await close(user);

  await user.click(screen.getByRole('button', { name: 'Volver a calcular lo que falta' }));
  expect(await fieldOf('CAM-1', 'de Bodega 1 Taras$')).toHaveValue('6');
  expect(await fieldOf('CAM-1', 'de Cartago$')).toHaveValue('2');
  expect(screen.queryByText(/ya se empezó a descontar el/)).toBeNull();
  await confirm(user, /^Descontar 8 unidades$/);
  expect((await stock())[0]).toMatchObject([{ cantidad: 0 }, { cantidad: 0 }]);
  await close(user);

  const rest = { name: 'Volver a calcular lo que falta' };
  expect(screen.queryByRole('button', rest)).toBeNull();
  const first = bulkStore.getSnapshot().jobs.find(({ counts }) => counts.changed > 0);
  await bulkStore.undo(first?.id ?? '', 'Deshacer', () => undefined);
  expect(await screen.findByRole('button', rest)).toBeVisible();
});

test('what is left is planned only after an undo that has stopped is finished', async () => {
  const user = await openAt('/admin/order');
  await paste(user, TEXT);
  const { popup } = await confirm(user, /^Descontar 15 unidades$/);
  faults.write('patch', 'inventario', 'network');
  await user.click(popup.getByRole('button', { name: 'Deshacer' }));
  await popup.findByText('Quedó a medias');
  await close(user);
  expect(await screen.findByRole('button', { name: 'Continuar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Volver a calcular lo que falta' })).toBeNull();
});

test('what was pasted, typed and left out survives a reload', async () => {
  const user = await openAt('/admin/order');
  await paste(user, 'CAM-1 10\nGOR-1 2');
  await user.type(screen.getByLabelText('Referencia'), 'tel. 7');
  await user.click(await screen.findByLabelText('Descontar GOR-1'));
  const ordered = screen.getByLabelText('Unidades pedidas de CAM-1 Azul S');
  await user.clear(ordered);
  await user.type(ordered, '12');
  cleanup();

  await renderApp('/admin/order');
  expect(await field()).toHaveValue('CAM-1 10\nGOR-1 2');
  expect(screen.getByLabelText('Referencia')).toHaveValue('tel. 7');
  expect(await screen.findByLabelText('Descontar GOR-1')).not.toBeChecked();
  await waitFor(async () => expect(await fieldOf('CAM-1', 'de Cartago$')).toHaveValue('4'));
});

test('units that may be out are named with what is left, and not taken again', async () => {
  const user = await openAt('/admin/order');
  await paste(user, `${REFERENCE}\nCAM-1 10\nGOR-1 7`);
  const preview = await openPreview(user);
  faults.write('patch', 'inventario', lostAnswer(backend));
  await user.click(preview.getByRole('button', { name: 'Descontar 15 unidades' }));
  await preview.findByText('Quedó a medias');
  faults.none();
  await sql('update public.inventario set cantidad = 3 where producto_id = 501 and bodega_id = 1');
  await user.click(preview.getByRole('button', { name: 'Continuar' }));
  await preview.findByText('Listo');
  await sql('update public.inventario set cantidad = 2 where producto_id = 502');
  await close(user);

  await user.click(screen.getByRole('button', { name: 'Volver a calcular lo que falta' }));
  expect(await screen.findByText('CAM-1 · Azul · S: 8 unidades')).toBeVisible();
  const rest = await openPreview(user);
  expect(rest.getByText('CAM-1 · Azul · S: 8 unidades')).toBeVisible();
  await user.click(rest.getByRole('button', { name: 'Descontar 2 unidades' }));
  await rest.findByText('Listo');
  expect((await stock())[0]).toMatchObject([{ cantidad: 3 }, { cantidad: 2 }]);
});

test('what is left is counted again when a change is undone elsewhere', async () => {
  const user = await openAt('/admin/order');
  await paste(user, TEXT);
  const preview = await openPreview(user);
  await sql('update public.inventario set cantidad = 6 where producto_id = 501 and bodega_id = 1');
  await user.click(preview.getByRole('button', { name: 'Descontar 15 unidades' }));
  await preview.findByText('Listo');
  await close(user);
  await user.click(screen.getByRole('button', { name: 'Volver a calcular lo que falta' }));
  expect(await fieldOf('CAM-1', 'de Bodega 1 Taras$')).toHaveValue('6');

  const [job] = bulkStore.getSnapshot().jobs;
  await bulkStore.undo(job?.id ?? '', 'Deshacer', () => undefined);
  await user.click(await screen.findByRole('button', { name: 'Volver a calcular lo que falta' }));
  await confirm(user, /^Descontar 15 unidades$/);
  expect(await stock()).toEqual([
    [
      { bodega_id: 1, cantidad: 0 },
      { bodega_id: 2, cantidad: 0 },
    ],
    [{ bodega_id: 3, cantidad: 0 }],
  ]);
});

test('of several productos with a code, another one can be chosen, also by keyboard', async () => {
  await sql(`insert into public.producto (id, codigo, nombre, sub_familia_id, precio1, talla_id)
      values (503, 'CAM-1', 'Camiseta', 111, 3500, 'XL'), (504, 'AZUL', 'Tinta', 111, 900, null);
    insert into public.inventario (producto_id, bodega_id, cantidad) values (503, 1, 6), (504, 1, 9)`);
  const user = await openAt('/admin/order');
  await paste(user, 'CAM-1 Camiseta azul\tAzul\tS\t2\t₡3,500.00\t₡6,194.69');
  expect(await rowOf('CAM-1')).toHaveTextContent('hay 8');

  await user.clear(await field());
  await paste(user, 'CAM-1 2\nGOR-1 1');
  const choice = () => screen.findByLabelText('Producto de la línea CAM-1');
  await user.selectOptions(await choice(), 'CAM-1 · Camiseta azul · Azul · S');
  expect(await choice()).toHaveFocus();
  expect(await rowOf('CAM-1')).toHaveTextContent('hay 8');
  await user.selectOptions(await choice(), 'CAM-1 · Camiseta · XL');
  expect(await rowOf('CAM-1')).toHaveTextContent('hay 6');
  await confirm(user, /^Descontar 3 unidades$/);
  expect(await stockOf(backend(), 503)).toMatchObject([{ cantidad: 4 }]);

  await close(user);
  const job = screen.getByRole('region', { name: 'Descontar un pedido sin referencia' });
  expect(job).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  await within(job).findByRole('heading', { name: /^Deshacer: Descontar un pedido/ });
  await within(job).findByText('Listo');
  expect(job.contains(document.activeElement)).toBe(true);
});

test('of two orders nothing is read, and staff are asked for one', async () => {
  const user = await openAt('/admin/order');
  const chat = (reference: string) =>
    `Número de pedido: ${reference}\n\n2 × CAM-1 S\n\nSubtotal: ₡7,000.00\n`;
  await paste(user, chat(REFERENCE) + chat('TT-261121-9K3F'));
  expect(await screen.findByText('El texto trae más de un pedido')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Descontar existencias' })).toBeNull();
});
