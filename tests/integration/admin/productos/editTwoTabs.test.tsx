import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import { field, openEdit, popupClosed, put, save, stockOf } from './formPage.ts';
import { FORM_ROWS } from './formRows.ts';

const backend = useBackend();
let staff: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
});
beforeEach(async () => {
  await backend().sql(FORM_ROWS);
});

const DONE = '¡Producto actualizado con éxito!';
const CHANGED = 'Otra persona guardó cambios mientras usted editaba';

/** What another tab saves while the popup is open. */
const otherTab = (change: string) =>
  backend().sql(`update public.producto set ${change} where id = 501`);
const otherStock = (units: number) =>
  backend().sql(
    `update public.inventario set cantidad = ${units} where producto_id = 501 and bodega_id = 1`,
  );
const stored = async () => {
  const [row] = await backend().sql<{ nombre: string; precio1: string; precio2: string | null }>(
    'select nombre, precio1, precio2 from public.producto where id = 501',
  );
  return row && [row.nombre, Number(row.precio1), row.precio2 && Number(row.precio2)];
};

async function findConflict(): Promise<HTMLElement> {
  const box = (await screen.findByText(CHANGED)).closest<HTMLElement>('[role="alert"]');
  if (box === null) throw new Error('nobody is told');
  return box;
}

const listed = (box: HTMLElement) =>
  within(box)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** How a field reads in the question. */
const told = (label: string, theirs: string, mine: string) =>
  `${label}Está guardado${theirs}Usted escribió${mine}`;

/** Types a new name, and saves it after somebody else saved something. */
async function saveLater(meanwhile: () => Promise<unknown>): Promise<UserEvent> {
  const { user } = await openEdit(staff, 501);
  await put(user, 'Nombre', 'Camiseta mía');
  await meanwhile();
  await save(user);
  return user;
}

test('a price that was saved elsewhere is not undone by who changes the name', async () => {
  await saveLater(() =>
    otherTab(`precio1 = 4200.5, precio2 = null, color_numeric_id = 22, detalle = 'Otro'`),
  );
  await screen.findByText(DONE);
  await popupClosed();
  expect(await stored()).toEqual(['Camiseta mía', 4200.5, null]);
});

test('what is changed on both sides is asked about, with both values; nothing is written', async () => {
  await backend().sql(
    `insert into public.subfamilia (id, nombre, familia_id) values (113, 'Tela', 102)`,
  );
  const { user } = await openEdit(staff, 501);
  for (const [label, value] of [
    ['Nombre', 'Camiseta mía'],
    ['Subfamilia', 'Gorras · Gorra clásica'],
    ['Precio 1', '4000'],
    ['Precio 2', '3100'],
    ['Descuento (%)', '5'],
    ['Color', 'Rojo'],
    ['Talla', 'XL'],
    ['Detalle', 'Mío'],
  ] as const) {
    await put(user, label, value);
  }
  await otherTab(
    `nombre = 'Camiseta ajena', precio1 = 4200.5, precio2 = null, color_numeric_id = null,
     sub_familia_id = 113, talla_id = null, descuento = 0, detalle = null`,
  );
  await save(user);
  const box = await findConflict();
  expect(listed(box)).toEqual([
    told('Nombre', 'Camiseta ajena', 'Camiseta mía'),
    told('Subfamilia', 'Tela', 'Gorra clásica'),
    told('Precio 1', '₡4,200.50', '₡4,000.00'),
    told('Precio 2', 'sin valor', '₡3,100.00'),
    told('Descuento (%)', '0', '5'),
    told('Color', 'sin valor', 'Rojo'),
    told('Talla', 'sin valor', 'XL'),
    told('Detalle', 'sin valor', 'Mío'),
  ]);
  expect(field('Nombre')).toHaveValue('Camiseta mía');
  expect(await stored()).toEqual(['Camiseta ajena', 4200.5, null]);
  await user.click(screen.getByRole('button', { name: 'Usar lo guardado' }));
  expect(field('Nombre')).toHaveValue('Camiseta ajena');
  expect(field('Nombre')).toHaveFocus();
  expect(field('Precio 1')).toHaveValue('4200.5');
});

test('units that somebody else changed are not overwritten unseen; the rest is saved', async () => {
  const { user } = await openEdit(staff, 501);
  await put(user, 'Nombre', 'Camiseta mía');
  await put(user, 'Bodega 1 Taras', '20');
  await otherStock(5);
  await save(user);
  const box = await findConflict();
  expect(listed(box)).toEqual([told('Cantidad', '5', '20')]);
  expect(field('Bodega 1 Taras')).toHaveValue('20');
  expect(await stockOf(backend(), 501)).toMatchObject([{ cantidad: 5 }, { cantidad: 4 }]);
  expect(await stored()).toEqual(['Camiseta mía', 3500, 3000.5]);
  await user.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
  await screen.findByText(DONE);
  expect(await stockOf(backend(), 501)).toMatchObject([{ cantidad: 20 }, { cantidad: 4 }]);
});

test('a row and units that somebody else changed are told together', async () => {
  const { user } = await openEdit(staff, 501);
  await put(user, 'Bodega 1 Taras', '20');
  await put(user, 'Precio 1', '2');
  await otherTab(`precio1 = 1`);
  await otherStock(5);
  await save(user);
  expect(listed(await findConflict())).toEqual([
    told('Precio 1', '₡1.00', '₡2.00'),
    told('Cantidad', '5', '20'),
  ]);
  await user.click(screen.getByRole('button', { name: 'Usar lo guardado' }));
  expect(field('Bodega 1 Taras')).toHaveValue('5');
  expect(field('Precio 1')).toHaveValue('1');
});

test('units that somebody else put where there were none are not overwritten unseen', async () => {
  const { user } = await openEdit(staff, 502);
  await put(user, 'Bodega 1 Taras', '20');
  await backend().sql('insert into public.inventario values (502, 1, 3)');
  await save(user);
  expect(listed(await findConflict())).toEqual([told('Cantidad', '3', '20')]);
  expect(await stockOf(backend(), 502)).toEqual([{ bodega_id: 1, cantidad: 3 }]);
});

test('a product that somebody else deleted says so', async () => {
  await saveLater(async () => {
    await backend().sql(`
      delete from public.images where producto_id = 501;
      delete from public.inventario where producto_id = 501;
      delete from public.producto where id = 501`);
  });
  await screen.findByText('Errores al actualizar: producto');
  expect(screen.getByText(/otra persona lo eliminó/)).toBeVisible();
  expect(field('Nombre')).toHaveValue('Camiseta mía');
});

test.each([
  ['a long detail', 'ñandú y algodón '.repeat(300).trim()],
  ['signs that mean something in an address', `a,b."c" (d) & e=f; 50% \\ *_' null`],
])('%s does not keep a product from being saved, nor hide a conflict', async (_, detail) => {
  await backend().sql('update public.producto set detalle = $1, nombre = $2 where id = 501', [
    detail,
    detail.slice(0, 60),
  ]);
  const { user } = await openEdit(staff, 501);
  await put(user, 'Precio 1', '11');
  await put(user, 'Detalle', 'Mío');
  await otherTab(`detalle = detalle || '!'`);
  await save(user);
  expect(listed(await findConflict())).toEqual([told('Detalle', `${detail}!`, 'Mío')]);
  await user.click(screen.getByRole('button', { name: 'Usar lo guardado' }));
  await put(user, 'Precio 1', '12');
  await save(user);
  await screen.findByText(DONE);
  expect((await stored())?.[1]).toBe(12);
});
