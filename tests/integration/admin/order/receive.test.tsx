import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { faults } from '#tests/faults.ts';
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
  const header = await screen.findByRole('rowheader', { name: code }, { timeout: 5000 });
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
  await user.click(await screen.findByRole('button', { name: 'Descontar existencias' }));
  return within(await screen.findByRole('dialog'));
}

async function confirm(user: UserEvent, name: RegExp) {
  const popup = await openPreview(user);
  await user.click(popup.getByRole('button', { name }));
  const title = await popup.findByText('Listo', {}, { timeout: 5000 });
  return { popup, title };
}

async function close(user: UserEvent) {
  const [first] = screen.getAllByRole('button', { name: 'Cerrar' });
  if (first) await user.click(first);
  await popupClosed();
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
  await preview.findByText('Listo', {}, { timeout: 5000 });
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
  expect(await screen.findByText(/^El pedido TT-261121-7K3F ya se descontó el /)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Descontar existencias' });
  expect(button).toBeDisabled();
  await user.click(screen.getByLabelText('Descontarlo otra vez'));
  await confirm(user, /^Descontar 1 unidad$/);
  expect((await stock())[0]).toMatchObject([{ cantidad: 0 }, { cantidad: 1 }]);
});

test('a line that somebody changed meanwhile is told, and taken alone afterwards', async () => {
  const user = await openAt('/admin/order');
  await paste(user, TEXT);
  const preview = await openPreview(user);
  await sql('update public.inventario set cantidad = 6 where producto_id = 501 and bodega_id = 1');
  await user.click(preview.getByRole('button', { name: 'Descontar 15 unidades' }));
  await preview.findByText('Listo', {}, { timeout: 5000 });
  expect(await preview.findByText('ahora: 6 unidades')).toBeInTheDocument();
  await close(user);

  await user.click(screen.getByRole('button', { name: 'Volver a calcular lo que falta' }));
  expect(await fieldOf('CAM-1', 'de Bodega 1 Taras$')).toHaveValue('6');
  expect(await fieldOf('CAM-1', 'de Cartago$')).toHaveValue('2');
  expect(screen.queryByText(/ya se descontó el/)).toBeNull();
  await confirm(user, /^Descontar 8 unidades$/);
  expect((await stock())[0]).toMatchObject([{ cantidad: 0 }, { cantidad: 0 }]);
});

test('what is left is planned only after an undo that has stopped is finished', async () => {
  const user = await openAt('/admin/order');
  await paste(user, TEXT);
  const { popup } = await confirm(user, /^Descontar 15 unidades$/);
  faults.write('patch', 'inventario', 'network');
  await user.click(popup.getByRole('button', { name: 'Deshacer' }));
  await popup.findByText('Quedó a medias', {}, { timeout: 5000 });
  await close(user);
  await screen.findAllByText(/Deshacerlo quedó a medias/);
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
