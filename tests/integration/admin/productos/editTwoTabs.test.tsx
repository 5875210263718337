import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { signIn, type StoredSession } from '#tests/signIn.ts';
import { field, openEdit, popupClosed, put, save, stockOf } from './formPage.ts';
import { FORM_ROWS } from './formRows.ts';

const backend = useBackend({ demo: false });
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

/** Types a new name, and saves it after somebody else saved something. */
async function saveLater(meanwhile: () => Promise<unknown>): Promise<UserEvent> {
  const { user } = await openEdit(staff, 501);
  await put(user, 'Nombre', 'Camiseta mía');
  await meanwhile();
  await save(user);
  return user;
}

test('the later save is not silent: it says field by field what is new, and writes nothing', async () => {
  await saveLater(() =>
    otherTab(
      `precio1 = 4200.5, precio2 = null, color_numeric_id = 22, sub_familia_id = 112,
       iva_id = null, talla_id = 'XL', descuento = 0, detalle = 'Otro'`,
    ),
  );
  const box = await findConflict();
  expect(listed(box)).toEqual([
    'Subfamilia: Gorra clásica',
    'Precio 1: ₡4,200.50',
    'Precio 2: sin valor',
    'Descuento (%): 0',
    'IVA: sin valor',
    'Color: Rojo',
    'Talla: XL',
    'Detalle: Otro',
  ]);
  expect(box).toHaveFocus();
  expect(field('Nombre')).toHaveValue('Camiseta mía');
  expect(await stored()).toEqual(['Camiseta azul', 4200.5, null]);
});

test('one may save the own work all the same', async () => {
  const user = await saveLater(() => otherTab(`nombre = 'Camiseta ajena', precio1 = 1`));
  await findConflict();
  await user.click(screen.getByRole('button', { name: 'Guardar lo mío de todos modos' }));
  await screen.findByText(DONE);
  await popupClosed();
  expect(await stored()).toEqual(['Camiseta mía', 3500, 3000.5]);
});

test('or take what is new, and go on from there', async () => {
  const user = await saveLater(() => otherTab(`nombre = 'Camiseta ajena', precio1 = 1`));
  await findConflict();
  await user.click(screen.getByRole('button', { name: 'Usar lo nuevo' }));
  expect(screen.queryByText(CHANGED)).toBeNull();
  expect(field('Nombre')).toHaveValue('Camiseta ajena');
  expect(field('Precio 1')).toHaveValue('1');
  expect(field('Código')).toHaveFocus();
  await put(user, 'Precio 1', '2');
  await save(user);
  await screen.findByText(DONE);
  expect(await stored()).toEqual(['Camiseta ajena', 2, 3000.5]);
});

test('somebody who saves again in between is not overwritten either', async () => {
  const user = await saveLater(() => otherTab(`precio1 = 1`));
  await findConflict();
  await otherTab(`precio1 = 2`);
  await user.click(screen.getByRole('button', { name: 'Guardar lo mío de todos modos' }));
  await screen.findByText('Precio 1: ₡2.00');
  expect(await stored()).toEqual(['Camiseta azul', 2, 3000.5]);
});

test('units that somebody else changed are not overwritten unseen; the rest is saved', async () => {
  const { user } = await openEdit(staff, 501);
  await put(user, 'Nombre', 'Camiseta mía');
  await put(user, 'Bodega 1 Taras', '20');
  await otherStock(5);
  await save(user);
  const box = await findConflict();
  expect(listed(box)).toEqual(['Cantidad: 5']);
  expect(within(box).getByText(/Lo demás se guardó/)).toBeVisible();
  expect(field('Bodega 1 Taras')).toHaveValue('20');
  expect(await stockOf(backend(), 501)).toMatchObject([{ cantidad: 5 }, { cantidad: 4 }]);
  expect(await stored()).toEqual(['Camiseta mía', 3500, 3000.5]);
  await user.click(screen.getByRole('button', { name: 'Guardar lo mío de todos modos' }));
  await screen.findByText(DONE);
  expect(await stockOf(backend(), 501)).toMatchObject([{ cantidad: 20 }, { cantidad: 4 }]);
});

test('a row and units that somebody else changed are told together', async () => {
  const { user } = await openEdit(staff, 501);
  await put(user, 'Bodega 1 Taras', '20');
  await otherTab(`precio1 = 1`);
  await otherStock(5);
  await save(user);
  expect(listed(await findConflict())).toEqual(['Precio 1: ₡1.00', 'Cantidad: 5']);
  await user.click(screen.getByRole('button', { name: 'Usar lo nuevo' }));
  expect(field('Bodega 1 Taras')).toHaveValue('5');
  expect(field('Precio 1')).toHaveValue('1');
});

test('units that somebody else put where there were none are not overwritten unseen', async () => {
  const { user } = await openEdit(staff, 502);
  await put(user, 'Bodega 1 Taras', '20');
  await backend().sql('insert into public.inventario values (502, 1, 3)');
  await save(user);
  expect(listed(await findConflict())).toEqual(['Cantidad: 3']);
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
  await otherTab(`detalle = detalle || '!'`);
  await save(user);
  expect(listed(await findConflict())).toEqual([`Detalle: ${detail}!`]);
  await user.click(screen.getByRole('button', { name: 'Usar lo nuevo' }));
  await put(user, 'Precio 1', '12');
  await save(user);
  await screen.findByText(DONE);
  expect((await stored())?.[1]).toBe(12);
});
